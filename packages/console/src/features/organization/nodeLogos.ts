import { isTooManyPixels, useAfterPause, useEndOf } from '@noticeboard/design-system';
import { createContext, use, useState, useSyncExternalStore } from 'react';
import { useLogoLoader } from '../../session/pictures.ts';
import { createLogoStore, type LogoStore } from './logoStore.ts';

/** Provides the page's logos to its nodes. */
export const LogoContext = createContext<LogoStore | null>(null);

/** Milliseconds that a node is in sight before its logo is fetched: nothing is fetched for rows that are scrolled past. */
const restingTime = 150;

const nothing = () => undefined;
const noSubscription = () => nothing;

/** The logos of a page, for `LogoContext`; revoked when it unmounts. */
export function useLogoStore(): LogoStore {
  const load = useLogoLoader();
  const [store] = useState(() =>
    createLogoStore(async (file, signal) => {
      const logo = await load(file, signal);
      return logo === undefined || (await isTooManyPixels(logo)) ? undefined : logo;
    }),
  );
  useEndOf(store, ({ end }) => end());
  return store;
}

/** Blob address of a node's logo; null for none, and until it is loaded. */
export function useNodeLogo(file: string | null): string | null {
  const store = use(LogoContext);
  const address = useSyncExternalStore(store?.subscribe ?? noSubscription, () => (file === null ? null : (store?.read(file) ?? null)));
  useAfterPause(file ?? undefined, restingTime, (wanted) => store?.want(wanted));
  return address;
}
