import { createContext } from 'react';

/** Ids of the messages whose file has been downloading for as long as a spinner waits (LIM-121): no other message is rendered for it. */
export const DownloadsContext = createContext<ReadonlySet<string>>(new Set());
