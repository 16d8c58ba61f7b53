import { Announcement, lazyPart, LinkElementProvider, useHasToasts } from '@noticeboard/design-system';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { RouterLink } from './RouterLink.tsx';
import { useArrival } from '../shared/pages/useArrival.ts';

// Nothing is toasted as a page opens; `AfterStart` fetches the code before the first toast.
const Toasts = lazyPart(async () => (await import('./notifications.ts')).Toasts, { instead: () => null });

/**
 * Around every page: links that navigate without reloading, document title, focus and scroll on arrival, and the
 * one place of the toasts, which outlives a change of page, tenant or role.
 */
export function RootLayout() {
  const arrival = useArrival();
  return (
    <LinkElementProvider element={RouterLink}>
      <Outlet />
      <ScrollRestoration />
      <Announcement>{arrival}</Announcement>
      {useHasToasts() && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </LinkElementProvider>
  );
}
