import { EmptyState, type EmptyStateProps } from '@noticeboard/design-system';
import { missingMessages } from '../messages/missing.ts';

export interface MissingThingProps extends Pick<EmptyStateProps, 'title' | 'icon'> {
  /** The way back: a link or a button. @default none, where another one is chosen beside it */
  action?: EmptyStateProps['action'];
}

/** Shown in place of something that an address names and that is not there (`isMissing`); announced when it appears. */
export function MissingThing(props: MissingThingProps) {
  return (
    <div role="alert">
      <EmptyState {...props} detail={missingMessages.text} />
    </div>
  );
}
