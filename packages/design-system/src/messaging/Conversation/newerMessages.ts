import type { ChatMessage } from '../MessageBubble/messageTypes.ts';

/** The messages after a history that ends before the newest one. */
export interface NewerMessages {
  /** The newest messages as far as they are known, oldest first: new ones are announced and counted. Keep the array stable between renders. */
  newest: readonly ChatMessage[];
  /** Loads the page after the history. */
  onLoad: () => void;
  /** Whether it is loading. */
  isLoading: boolean;
  /** Makes the newest messages the history. */
  onGoToNewest: () => void;
}
