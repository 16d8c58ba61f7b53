import type { ComponentType } from 'react';
import { Navigate } from 'react-router';

/** A route that only redirects. A relative address is resolved from the route's own path. */
export function redirectTo(address: string): ComponentType {
  return function Redirect() {
    return <Navigate to={address} replace />;
  };
}
