import { EmptyState, type EmptyStateProps, useSynchronized } from '@noticeboard/design-system';
import { useState } from 'react';
import { missingMessages } from '../messages/missing.ts';
import { focusHeading } from './pages/useArrival.ts';

export interface MissingThingProps extends Pick<EmptyStateProps, 'title' | 'icon'> {
  /** Why it may be missing, and what to do. @default that someone may have deleted it */
  detail?: string;
  /** The way back: a link or a button. @default none, if another thing can be chosen beside it */
  action?: EmptyStateProps['action'];
}

/**
 * Shown in place of a missing thing that an address names (`isMissing`); announced when it appears. If it replaces
 * the focused element, because someone else has deleted the thing in the meantime, the focus goes to the heading of the page (faults B03).
 */
export function MissingThing({ detail = missingMessages.text, ...props }: MissingThingProps) {
  // Read while it is rendered: the elements that it replaces still exist.
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
