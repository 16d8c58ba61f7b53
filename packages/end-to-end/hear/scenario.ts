import type { Locator, Page } from 'playwright';
import type { Account } from '../harness/accounts.ts';
import type { World } from '../harness/world.ts';

/** Context of a scenario: a keyboard, and what the screen reader says. */
interface Listener {
  /** For waiting and setup. The user's actions go through the keyboard. */
  page: Page;
  world: World;
  /** Presses a key as X names it ('Return', 'shift+Tab'), and listens. */
  press: (what: string, key: string) => Promise<void>;
  /** Types, and listens. */
  type: (text: string) => Promise<void>;
  /** Reaches a control by Tab from the stop before it, and listens; its name can be put in other words where it varies. */
  reach: (control: Locator, words?: string) => Promise<void>;
  /** A page of another user, in a browser that the screen reader does not read. */
  colleague: (account: Account, path: string) => Promise<Page>;
  /** Something that happens without a key, such as losing the network: does it, and listens. */
  happens: (what: string, happen: () => Promise<unknown>) => Promise<void>;
}

/** One task, from the first key to the last. */
export interface Scenario {
  /** The task in words. */
  title: string;
  /** The account that does it. Left out, nobody is signed in. */
  account?: Account;
  /** Where it begins. */
  path: string;
  /**
   * Creates by pointer what the task needs, signed in and at `path`. Returns the address at which the task begins, named in the task's
   * words.
   */
  prepare?: (page: Page, world: World) => Promise<{ path: string; words: string }>;
  /** Sentences that may be announced twice in a step, with the reason in a comment. */
  mayRepeat?: readonly RegExp[];
  /** Words that differ from day to day, as what is counted up to now: they are written as '(varies)'. */
  mayVary?: readonly RegExp[];
  /** Steps that may be silent, with the reason in a comment. */
  maySilent?: readonly RegExp[];
  run: (listener: Listener) => Promise<void>;
}

/** A step of a transcript: the action, and its announcements. */
export interface Step {
  act: string;
  said: string[];
}
