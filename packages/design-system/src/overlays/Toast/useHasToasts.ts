import { useState } from 'react';
import { useToastQueue } from 'react-stately/useToastState';
import { toastQueue } from './showToast.ts';

/** True from the first toast on: until then a product can do without the code of `Toasts`. No toast ends before it has been seen. */
export function useHasToasts(): boolean {
  const { visibleToasts } = useToastQueue(toastQueue);
  const [hasToasts, setHasToasts] = useState(false);
  if (visibleToasts.length > 0 && !hasToasts) setHasToasts(true);
  return hasToasts;
}
