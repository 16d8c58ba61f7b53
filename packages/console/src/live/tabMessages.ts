import type { LiveStatus } from './liveTypes.ts';

/** How a call that another tab made ended. */
type Outcome = 'done' | 'lost' | 'refused';

/** What the tabs of one scope send each other. The tab that has the connection leads. */
export type TabMessage =
  /** A tab has opened and asks the leading one how things are. */
  | { kind: 'ask' }
  /** From the leading tab, after each change and whenever it is asked. */
  | { kind: 'status'; leader: string; status: LiveStatus }
  /** Raised by the hub. */
  | { kind: 'event'; name: string; parameters: readonly unknown[] }
  /** To the leading tab: call this method of the hub. */
  | { kind: 'call'; id: string; method: string; parameters: readonly unknown[] }
  | { kind: 'answer'; id: string; outcome: Outcome; message: string }
  /** To the leading tab: someone is looking at the page, try now. */
  | { kind: 'hurry' };
