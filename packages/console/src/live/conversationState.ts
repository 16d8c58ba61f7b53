import type { Message } from './liveTypes.ts';

/** The held part of a conversation: one without a gap, and the newest messages if that part ends before them. */
export interface ConversationState {
  /** Oldest first, each once. */
  messages: readonly Message[];
  /** Place of the first of them at the host, counted from the oldest: above 0 there are older ones. */
  from: number;
  /** Place after the last of them. */
  until: number;
  /** The newest messages and the place of the first, if `messages` end before them; null if `messages` reach the newest. */
  newest: { from: number; messages: readonly Message[] } | null;
  /** How many there are at the host, if known. */
  total: number;
  /** First load. */
  isLoading: boolean;
  isLoadingOlder: boolean;
  isLoadingNewer: boolean;
  error: unknown;
}

/** A conversation that was not requested yet. */
export const emptyConversation: ConversationState = { messages: [], from: 0, until: 0, newest: null, total: 0, isLoading: true, isLoadingOlder: false, isLoadingNewer: false, error: undefined };
