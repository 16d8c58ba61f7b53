import { EmptyState, type EmptyStateProps, Link } from '@noticeboard/design-system';
import { paths } from '../ground/paths.ts';

export interface NothingMadeProps extends Pick<EmptyStateProps, 'icon'> {
  /** What is shown here and that there is none yet; `act` opens where pages are created. */
  words: { readonly title: string; readonly text: string; readonly act: string };
}

/** Shown to a super administrator of a tenant that has none of the content pages a screen is about. */
export function NothingMade({ icon, words: { title, text, act } }: NothingMadeProps) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      detail={text}
      action={
        <Link href={paths.settingsContent} variant="button">
          {act}
        </Link>
      }
    />
  );
}
