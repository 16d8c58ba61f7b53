import { EmptyState, Inline, Link } from '@noticeboard/design-system';
import Smartphone from 'lucide-react/icons/smartphone';
import { staffMessages as texts } from '../../messages/staff.ts';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';

/** All that staff find here: links to the mobile app (core §1, decisions-core O24). */
export function StaffNotice() {
  const { appStore, playStore } = useConsoleSession().configuration.links;
  return (
    <EmptyState
      icon={<Smartphone />}
      title={texts.title}
      detail={texts.text}
      action={
        <Inline gap="medium" justify="center">
          {appStore != null && (
            <Link href={appStore} variant="buttonSolid">
              {texts.appStore}
            </Link>
          )}
          {playStore != null && (
            <Link href={playStore} variant="buttonSolid">
              {texts.playStore}
            </Link>
          )}
        </Inline>
      }
    />
  );
}
