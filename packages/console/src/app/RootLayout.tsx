import { LinkElementProvider, type LinkElementProps } from '@noticeboard/design-system';
import { Link, Outlet, ScrollRestoration } from 'react-router';
import { useArrival } from './useArrival.ts';

function RouterLink({ href, ...props }: LinkElementProps) {
  return <Link {...props} to={href} />;
}

/** Around every page: links that navigate without loading anew, document title, focus and scroll on arrival. */
export function RootLayout() {
  useArrival();
  return (
    <LinkElementProvider element={RouterLink}>
      <Outlet />
      <ScrollRestoration />
    </LinkElementProvider>
  );
}
