import type { ChatMessage } from '../MessageBubble/messageTypes.ts';

/** What comes after a history that ends before the newest message. */
export interface NewerMessages {
  /** The newest messages as far as they are known, oldest first: what arrives is announced and counted. Keep the array stable between renders. */
  newest: readonly ChatMessage[];
  /** Loads the page after the history. */
  onLoad: () => void;
  /** Whether it is loading. */
  isLoading: boolean;
  /** Makes the newest messages the history. */
  onGoToNewest: () => void;
}
