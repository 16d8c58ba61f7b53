import { createContext } from 'react';

/** Ids of the messages whose file has been downloading for longer than the wait of a spinner (LIM-121): no other message re-renders for it. */
export const DownloadsContext = createContext<ReadonlySet<string>>(new Set());
