import type { ConsoleClient } from '@noticeboard/api-types';
import { RequestFailure } from '@noticeboard/api-types/problem';
import { lostCreationMessages as texts } from '../messages/conflicts.ts';
import { DescribedError } from '../ground/describeError.ts';

/** How a client creates something, and how it is recognized after a lost response. */
export interface Creation<Input, Made extends { id: string }, Client = ConsoleClient> {
  /** Creates it. */
  make: (client: Client, input: Input, signal: AbortSignal) => Promise<Made>;
  /** The existing things, among which it would be. Read before each try and after a lost response. */
  list: (client: Client, input: Input, signal: AbortSignal) => Promise<readonly Made[]>;
  /** Whether a thing has all the values that were sent. */
  isMade: (thing: Made, input: Input) => boolean;
  /** Its name for users. */
  nameOf: (input: Input) => string;
}

/** A try with an unknown outcome. */
interface OpenTry<Input> {
  input: Input;
  /** The ids that existed before it. */
  before: ReadonlySet<string>;
}

/**
 * Makes a `send` that never creates the same thing twice: if the response to a try was lost, the console looks
 * for a thing that was not there before and has exactly the values sent, immediately and again before the next try, and continues
 * with it (N05). Keep it for as long as the form may be sent again.
 */
export function createOnce<Input, Made extends { id: string }, Client = ConsoleClient>({ make, list, isMade, nameOf }: Creation<Input, Made, Client>) {
  let open: OpenTry<Input> | null = null;

  const found = async (client: Client, { input, before }: OpenTry<Input>, signal: AbortSignal): Promise<Made | undefined> =>
    (await list(client, input, signal)).find((thing) => !before.has(thing.id) && isMade(thing, input));

  return async (client: Client, input: Input, signal: AbortSignal): Promise<Made> => {
    if (open !== null) {
      const earlier = open;
      const thing = await found(client, earlier, signal);
      if (thing !== undefined) {
        open = null;
        if (JSON.stringify(earlier.input) === JSON.stringify(input)) return thing;
        throw new DescribedError(texts.addedBefore(nameOf(earlier.input)));
      }
    }
    const attempt: OpenTry<Input> = { input, before: new Set((await list(client, input, signal)).map(({ id }) => id)) };
    try {
      open = attempt;
      const made = await make(client, input, signal);
      open = null;
      return made;
    } catch (error) {
      if (!isUnanswered(error, signal)) {
        open = null;
        throw error;
      }
      const thing = await found(client, attempt, signal).catch(() => undefined);
      if (thing === undefined) throw error;
      open = null;
      return thing;
    }
  };
}

const isUnanswered = (error: unknown, signal: AbortSignal): boolean => signal.aborted || (error instanceof RequestFailure && error.isOutcomeUnknown);
