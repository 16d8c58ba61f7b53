import { calendarDays } from '../../time/timestamp.ts';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';

/** A message and its place among the days of the conversation. */
export interface ConversationRow {
  message: ChatMessage;
  /** The message's day in words: 'Saturday, November 21, 2026'. */
  day: string;
  /** No message before it is of the same day, so the day's name is shown above it. */
  isFirstOfDay: boolean;
}

/** Messages in their order, each with the calendar day of the reader's time zone. */
export function conversationRows(messages: readonly ChatMessage[], timeZone?: string): ConversationRow[] {
  const dayOf = calendarDays(timeZone);
  let dayBefore: string | null = null;
  return messages.map((message) => {
    const day = dayOf(message.createdAtUtc);
    const isFirstOfDay = day !== dayBefore;
    dayBefore = day;
    return { message, day, isFirstOfDay };
  });
}
