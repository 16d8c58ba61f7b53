import { EmptyState, type EmptyStateProps, Link } from '@noticeboard/design-system';
import { paths } from '../ground/paths.ts';

export interface NothingMadeProps extends Pick<EmptyStateProps, 'icon'> {
  /** What belongs here and that there is none yet; `act` is the link to creating pages. */
  words: { readonly title: string; readonly text: string; readonly act: string };
}

/** Shown to a super administrator of a tenant without any of the content pages that a screen is about. */
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
