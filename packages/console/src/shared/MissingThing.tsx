import { EmptyState, type EmptyStateProps, useSynchronized } from '@noticeboard/design-system';
import { useState } from 'react';
import { missingMessages } from '../messages/missing.ts';
import { focusHeading } from './pages/useArrival.ts';

export interface MissingThingProps extends Pick<EmptyStateProps, 'title' | 'icon'> {
  /** Why it may be missing, and what to do. @default that someone may have deleted it */
  detail?: string;
  /** The way back: a link or a button. @default none, where another one is chosen beside it */
  action?: EmptyStateProps['action'];
}

/**
 * Shown in place of something that an address names and that is not there (`isMissing`); announced when it appears. Where it replaces
 * what had the focus, a thing that someone else has deleted in the meantime, the focus goes to the heading of the page (faults B03).
 */
export function MissingThing({ detail = missingMessages.text, ...props }: MissingThingProps) {
  // Read while it is rendered: what it replaces is still there.
  const [focusedBefore] = useState(() => document.activeElement);
  useSynchronized(focusedBefore, () => {
    if (focusedBefore !== document.body && document.activeElement === document.body) focusHeading();
  });
  return (
    <div role="alert">
      <EmptyState {...props} detail={detail} />
    </div>
  );
}
