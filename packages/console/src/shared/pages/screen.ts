import type { RouteObject } from 'react-router';
import type { LazyPage } from './lazyPage.ts';
import type { PageHandle } from './pageHandle.ts';
import { RouteProblem } from './RouteProblem.tsx';

/** A page inside the shell, whose errors are shown in place of it. */
export const screen = (path: string, handle: PageHandle, lazy: LazyPage): RouteObject => ({
  path,
  handle,
  lazy,
  ErrorBoundary: RouteProblem,
});
