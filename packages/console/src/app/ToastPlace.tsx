import { lazyPart, useHasToasts } from '@noticeboard/design-system';
import { Suspense } from 'react';

// Nothing is toasted as a page opens; `AfterStart` fetches the code before the first toast.
const Toasts = lazyPart(async () => (await import('./notifications.ts')).Toasts, { instead: () => null });

/** The one place of the toasts. */
export function ToastPlace() {
  return (
    useHasToasts() && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
}
