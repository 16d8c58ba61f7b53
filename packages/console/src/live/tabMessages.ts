import type { LiveStatus } from './liveTypes.ts';

/** How a call that another tab made ended. */
type Outcome = 'done' | 'lost' | 'refused';

/** The messages between the tabs of one scope. The tab that has the connection leads. */
export type TabMessage =
  /** A tab has opened and requests the status from the leading one. */
  | { kind: 'ask' }
  /** From the leading tab, after each change and on request. */
  | { kind: 'status'; leader: string; status: LiveStatus }
  /** An event of the hub. */
  | { kind: 'event'; name: string; parameters: readonly unknown[] }
  /** To the leading tab: call this method of the hub. */
  | { kind: 'call'; id: string; method: string; parameters: readonly unknown[] }
  | { kind: 'answer'; id: string; outcome: Outcome; message: string }
  /** To the leading tab: the page is visible, reconnect now. */
  | { kind: 'hurry' };
