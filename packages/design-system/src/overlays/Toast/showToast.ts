import { ToastQueue } from 'react-stately/useToastState';

/** What a toast says. */
export interface ToastMessage {
  /** 'Success', 'Error', 'Update Error (409)'. */
  title: string;
  /** What happened, in one sentence. */
  detail?: string;
  /** Errors are read out immediately, the others when the reader pauses. */
  tone: 'success' | 'error' | 'info';
  /** One action that follows from it, such as Undo. */
  action?: { label: string; onAction: () => void };
}

/** How long a toast stays when its kind says nothing else, in milliseconds. */
export const defaultToastDuration = 3000;

/** The bounds of every toast, in milliseconds (LIM-21). */
const shortest = 2000;
const longest = 4000;

/** How long a toast stays unless the caller says otherwise: a failure, or something to press, wants more time. */
export function toastDuration({ tone, action }: ToastMessage): number {
  return tone === 'error' || action !== undefined ? longest : defaultToastDuration;
}

/** The one queue of the application, shown by the one `Toasts` region. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 });

/** Failures that are shown for a time, by their words. */
const shownFailures = new Map<string, string>();

/**
 * Shows a temporary message, and returns a function that closes it early. Its timer pauses while it is hovered or focused.
 * A duration is in milliseconds; it is clamped to 2 to 4 seconds. A message that needs an action stays
 * `until closed`. A failure that is still shown is shown again rather than twice: what is pressed again was refused again.
 */
export function showToast(message: ToastMessage, duration: number | 'until closed' = toastDuration(message)): () => void {
  if (duration === 'until closed') return closerOf(toastQueue.add(message));
  const timeout = Math.min(Math.max(duration, shortest), longest);
  const isRefusal = message.tone === 'error' && message.action === undefined;
  if (!isRefusal) return closerOf(toastQueue.add(message, { timeout }));
  const words = JSON.stringify([message.title, message.detail]);
  const earlier = shownFailures.get(words);
  const key = toastQueue.add(message, {
    timeout,
    onClose: () => {
      if (shownFailures.get(words) === key) shownFailures.delete(words);
    },
  });
  shownFailures.set(words, key);
  if (earlier !== undefined) toastQueue.close(earlier);
  return closerOf(key);
}

const closerOf = (key: string) => () => toastQueue.close(key);
