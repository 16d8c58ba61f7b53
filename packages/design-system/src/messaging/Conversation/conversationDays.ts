import { calendarDay } from '../../time/timestamp.ts';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';

export interface ConversationDay {
  /** The day in words: 'Saturday, November 21, 2026'. */
  name: string;
  messages: ChatMessage[];
}

/** Messages in their order, parted by the calendar day of the reader's time zone. */
export function conversationDays(messages: readonly ChatMessage[], timeZone?: string): ConversationDay[] {
  const days: ConversationDay[] = [];
  for (const message of messages) {
    const name = calendarDay(message.createdAtUtc, timeZone);
    const current = days.at(-1);
    if (current?.name === name) current.messages.push(message);
    else days.push({ name, messages: [message] });
  }
  return days;
}
