import { createContext } from 'react';

/** Called by links of the navigation when one is followed; the drawer closes itself then. */
export const FollowedLinkContext = createContext<() => void>(() => undefined);
