import { memo } from 'react';
import { MessageBubble, type MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import type { MessageActs } from './useSteadyActs.ts';

interface LoggedMessageProps extends Pick<MessageBubbleProps, 'message' | 'isContinued' | 'timeZone'> {
  /** Counted from 1. */
  position: number;
  /** How many there are, null while older ones are still to be loaded. */
  count: number | null;
  /** What can be done with it; the same object in every render. */
  acts: MessageActs;
}

/** A message of the log. Scrolling renders those that come into sight, not those that are there. */
export const LoggedMessage = memo(function LoggedMessage({ position, count, acts, ...message }: LoggedMessageProps) {
  return <MessageBubble {...message} {...acts} place={{ position, count }} />;
});
