import { atMost, type Rule } from '../../forms/formRules.ts';
import { chatMessages as text } from '../../messages/chat.ts';
import { validationMessages } from '../../messages/validation.ts';
import { messageLimit } from '../MessageComposer/messageLimit.ts';
import type { ChatPerson } from './newConversationTypes.ts';
import { isBlank } from '../../text/isBlank.ts';

/** What is chosen so far. Without pictures: their addresses are valid in this visit only, and a draft outlives it. */
export interface ChosenConversation {
  people: readonly Pick<ChatPerson, 'id' | 'name'>[];
  groupName: string;
  /** Whether several people are written to in one conversation, or in one each. */
  way: 'together' | 'each';
  /** The message to each. */
  message: string;
}

/** Whether each person gets a conversation of their own. The last one left of several still gets the message. */
export const isForEach = ({ people, way }: Pick<ChosenConversation, 'people' | 'way'>): boolean => people.length > 0 && way === 'each';

/** A message is required where it is sent with the conversations (CHAT-123). */
export const messageRules: readonly Rule<string, ChosenConversation>[] = [
  (message, { label, values }) => (isForEach(values) && isBlank(message) ? validationMessages.required(label) : null),
  atMost(messageLimit),
];

/** Thrown when some people were not written to; the others were, and are not written to again. */
export class NotEveryoneWritten extends Error {
  override readonly name = 'NotEveryoneWritten';

  /** @param reason why, in words: the whole message where nobody was written to */
  constructor(left: ChosenConversation['people'], count: number, reason: string) {
    const written = count - left.length;
    super(written === 0 ? reason : [text.createFailedWith(namesOf(left)), reason, written === 1 ? text.otherIsWritten : text.othersAreWritten(written)].join(' '));
  }
}

/** Thrown when the writer has stopped it; anyone who was not written to stays chosen. */
export class WritingStopped extends Error {
  override readonly name = 'WritingStopped';

  constructor(written: number, count: number) {
    super(text.writingStopped(written, count));
  }
}

/** More are not named. */
const mostNames = 3;

function namesOf(people: ChosenConversation['people']): string {
  const names = people.slice(0, mostNames).map(({ name }) => name).join(', ');
  return people.length > mostNames ? text.andMore(names, people.length - mostNames) : names;
}
