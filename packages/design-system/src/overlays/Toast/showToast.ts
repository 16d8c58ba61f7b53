import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** What a toast says. */
export interface ToastMessage {
  /** 'Success', 'Error', 'Update Error (409)'. */
  title: string;
  /** What happened, in one sentence. */
  detail?: string;
  /** Errors are read out at once, the others when the reader pauses. */
  tone: 'success' | 'error' | 'info';
  /** One act that answers it, such as Undo. */
  action?: { label: string; onAction: () => void };
}

/** How long a toast stays unless the caller says otherwise, in milliseconds (platform-core §9: 2 to 4 seconds). */
export const defaultToastDuration = 3000;

/** The one queue of the application, shown by the one `Toasts` region. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 });

/** Shows a message that passes, and returns what takes it away early. Time stands still while it is hovered or focused. */
export function showToast(message: ToastMessage, duration = defaultToastDuration): () => void {
  const key = toastQueue.add(message, { timeout: duration });
  return () => toastQueue.close(key);
}
