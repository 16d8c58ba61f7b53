import { memo } from 'react';
import { MessageBubble, type MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import type { MessageActs } from './useSteadyActs.ts';

interface LoggedMessageProps extends Pick<MessageBubbleProps, 'message' | 'isContinued' | 'timeZone'> {
  /** Its place among all, counted from 1; none while others are still to be loaded, which would renumber all. */
  position?: number;
  /** How many there are, as far as all are loaded. */
  count?: number;
  /** What can be done with it; the same object in every render. */
  acts: MessageActs;
}

/** A message of the log. Scrolling renders those that come into sight, and doesn't re-render the others. */
export const LoggedMessage = memo(function LoggedMessage({ position, count, acts, ...message }: LoggedMessageProps) {
  return <MessageBubble {...message} {...acts} place={position === undefined || count === undefined ? null : { position, count }} />;
});
