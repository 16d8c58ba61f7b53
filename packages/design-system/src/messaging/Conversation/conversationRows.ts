import { calendarDays } from '../../time/timestamp.ts';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';

/** A message and its place among the days of the conversation. */
export interface ConversationRow {
  message: ChatMessage;
  /** The message's day in words: 'Saturday, November 21, 2026'. */
  day: string;
  /** No message before it is of the same day, so the day's name is shown above it. */
  isFirstOfDay: boolean;
  /** It follows a message of the same author within minutes, so that the author is not named again. */
  isContinued: boolean;
}

/** Time within which messages of one author are one group, in milliseconds. */
const groupTime = 5 * 60_000;

/** Whether a message follows the one before as if it were part of it. */
function continues(before: ChatMessage | undefined, message: ChatMessage): boolean {
  if (before === undefined || before.author.id !== message.author.id || (before.replies?.length ?? 0) > 0) return false;
  return Date.parse(message.createdAtUtc) - Date.parse(before.createdAtUtc) < groupTime;
}

/** Messages in their order, each with the calendar day of the reader's time zone. */
export function conversationRows(messages: readonly ChatMessage[], timeZone?: string): ConversationRow[] {
  const dayOf = calendarDays(timeZone);
  let dayBefore: string | null = null;
  return messages.map((message, index) => {
    const day = dayOf(message.createdAtUtc);
    const isFirstOfDay = day !== dayBefore;
    dayBefore = day;
    return { message, day, isFirstOfDay, isContinued: !isFirstOfDay && continues(messages[index - 1], message) };
  });
}
