import { useRef, useSyncExternalStore } from 'react';
import { createStore } from '../../ground/createStore.ts';
import type { Chat } from '../../live/chat.ts';
import { type ChatState, emptyChat } from '../../live/chatState.ts';

const nothing = createStore<ChatState>(emptyChat);

/**
 * Parts of the state of the chat; before it is open, a loading state. The component is rendered when one of these parts changes,
 * not with each message that arrives anywhere.
 */
export function useChatState<Part extends keyof ChatState>(chat: Chat | null, ...parts: readonly Part[]): Pick<ChatState, Part> {
  const { subscribe, read } = chat?.state ?? nothing;
  const known = useRef<ChatState>(emptyChat);
  return useSyncExternalStore(subscribe, () => {
    const state = read();
    if (parts.some((part) => state[part] !== known.current[part])) known.current = state;
    return known.current;
  });
}
