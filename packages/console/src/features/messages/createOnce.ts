import { createOnce as createLookingFirst } from '../../api/createOnce.ts';
import type { Chat } from '../../live/chat.ts';
import type { Channel } from '../../live/liveTypes.ts';
import { messagingMessages as texts } from '../../messages/messaging.ts';

type NewConversation = Parameters<Chat['create']>[0];
type Creation = ReturnType<Chat['create']>;

/** The part of a chat that creates conversations. */
export type CreatingChat = Pick<Chat, 'create' | 'readNewestChannels' | 'ownId'>;

/** The state of a chat's creations. */
interface Creations {
  /** Requests without a response so far. */
  pending: Map<string, Creation>;
  /** Creates a group, and never a second one after a lost response. */
  createGroup: (values: NewConversation) => Creation;
}

const ofChats = new WeakMap<CreatingChat, Creations>();

/**
 * Creates a conversation, or waits for the one that is being created with the same people: a caller that has stopped waiting for it and
 * requests it again would get a second one (faults D12). A group whose response was lost is looked for among the newest conversations, immediately
 * and before it is sent again (ADR 0034); for one with one person the host returns the existing conversation (decisions-content O22).
 */
export function createOnce(chat: CreatingChat, values: NewConversation): Creation {
  const { pending, createGroup } = creationsOf(chat);
  const create = () => (values.participantIds.length > 1 ? createGroup(values) : chat.create(values));
  const key = keyOf(values);
  const earlier = pending.get(key);
  // A creation that fails for a caller that has stopped waiting is retried for one that still waits.
  const asked = earlier === undefined ? create() : earlier.catch(create);
  pending.set(key, asked);
  const forget = () => void (pending.get(key) === asked && pending.delete(key));
  asked.then(forget, forget);
  return asked;
}

const keyOf = ({ name, participantIds }: NewConversation): string => JSON.stringify([name, participantIds.toSorted()]);

function creationsOf(chat: CreatingChat): Creations {
  const known = ofChats.get(chat);
  if (known !== undefined) return known;
  const send = createLookingFirst<NewConversation, Channel, CreatingChat>({
    make: (by, values) => by.create(values),
    list: (by) => by.readNewestChannels(),
    isMade: ({ name, participants }, values) => keyOf({ name: name ?? '', participantIds: participants.map(({ userId }) => userId) }) === keyOf({ ...values, participantIds: [chat.ownId, ...values.participantIds] }),
    nameOf: ({ name }) => (name === '' ? texts.newConversation : name),
  });
  const { signal } = new AbortController();
  // Sorted, so that the same people chosen in another order are not treated as others.
  const createGroup = ({ name, participantIds }: NewConversation) => send(chat, { name, participantIds: participantIds.toSorted() }, signal);
  const made: Creations = { pending: new Map(), createGroup };
  ofChats.set(chat, made);
  return made;
}
