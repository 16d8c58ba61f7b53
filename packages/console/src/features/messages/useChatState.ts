import { createStore } from '../../ground/createStore.ts';
import type { Chat } from '../../live/chat.ts';
import { type ChatState, emptyChat } from '../../live/chatState.ts';
import { useStore } from '../../session/ConsoleSessionContext.tsx';

const nothing = createStore<ChatState>(emptyChat);

/** What is known of the chat; before it is open, that it is loading. */
export const useChatState = (chat: Chat | null): ChatState => useStore(chat?.state ?? nothing);
