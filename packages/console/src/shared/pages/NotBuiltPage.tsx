import { EmptyState, Link } from '@noticeboard/design-system';
import { messages } from '../../messages/en.ts';
import { paths } from '../../ground/paths.ts';

const texts = messages.notBuilt;

/** Says honestly that a screen is still to come; the address and the rights are the final ones. */
export function NotBuiltPage() {
  return (
    <EmptyState
      title={texts.title}
      detail={texts.text}
      action={
        <Link href={paths.dashboard} variant="button">
          {texts.back}
        </Link>
      }
    />
  );
}
