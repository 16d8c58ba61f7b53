import type { Chat } from '../../live/chat.ts';

type Creation = ReturnType<Chat['create']>;

/** What each chat has asked for and has no answer to. */
const creating = new WeakMap<Pick<Chat, 'create'>, Map<string, Creation>>();

/**
 * Creates a conversation, or waits for the one that is being created with the same people: whoever has stopped waiting for it and
 * asks again would get a second one (faults D12).
 */
export function createOnce(chat: Pick<Chat, 'create'>, values: Parameters<Chat['create']>[0]): Creation {
  const ofChat = creating.get(chat) ?? new Map<string, Creation>();
  creating.set(chat, ofChat);
  const key = JSON.stringify([values.name, values.participantIds.toSorted()]);
  const pending = ofChat.get(key);
  // What fails for whoever has stopped waiting is tried anew for whoever waits.
  const asked = pending === undefined ? chat.create(values) : pending.catch(() => chat.create(values));
  ofChat.set(key, asked);
  const forget = () => void (ofChat.get(key) === asked && ofChat.delete(key));
  asked.then(forget, forget);
  return asked;
}
