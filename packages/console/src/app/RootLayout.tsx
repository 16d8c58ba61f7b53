import { Announcement, lazyPart, LinkElementProvider } from '@noticeboard/design-system';
import { Suspense, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useSessionState } from '../session/ConsoleSessionContext.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useArrival } from '../shared/pages/useArrival.ts';

// Before someone has signed in nothing is toasted: the sign-in page does without the code.
const ToastPlace = lazyPart(async () => (await import('./ToastPlace.tsx')).ToastPlace, { instead: () => null });

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
      {useHasBeenSignedIn() && (
        <Suspense>
          <ToastPlace />
        </Suspense>
      )}
    </LinkElementProvider>
  );
}

/** True from the first sign-in of this page on, beyond the sign-out: its last toast may still be read. */
function useHasBeenSignedIn(): boolean {
  const isSignedIn = useSessionState().status === 'signed-in';
  const [hasBeen, setHasBeen] = useState(isSignedIn);
  if (isSignedIn && !hasBeen) setHasBeen(true);
  return hasBeen;
}
