import { ToastQueue } from 'react-stately/useToastState';

/** What a toast says. */
export interface ToastMessage {
  /** 'Success', 'Error', 'Update Error (409)'. */
  title: string;
  /** What happened, in one sentence. */
  detail?: string;
  /** Errors are read out immediately, the others when the reader pauses. */
  tone: 'success' | 'error' | 'info';
  /** One action that answers it, such as Undo. */
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

/**
 * Shows a temporary message, and returns a function that closes it early. Its timer pauses while it is hovered or focused.
 * A duration is in milliseconds; it is clamped to 2 to 4 seconds. A message that needs an action stays
 * `until closed`.
 */
export function showToast(message: ToastMessage, duration: number | 'until closed' = toastDuration(message)): () => void {
  const key = toastQueue.add(message, duration === 'until closed' ? {} : { timeout: Math.min(Math.max(duration, shortest), longest) });
  return () => toastQueue.close(key);
}
