import { createStore } from '../ground/createStore.ts';
import type { Chat } from './chat.ts';

/** The chat of the current tenant and role; null until it is opened (`useChat`). */
export const currentChat = createStore<Chat | null>(null);
