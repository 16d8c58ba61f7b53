import { createStore } from '../ground/createStore.ts';
import type { Chat } from './chat.ts';

/** The chat of the tenant and role of the moment; null until it is opened (`useChat`). */
export const currentChat = createStore<Chat | null>(null);
