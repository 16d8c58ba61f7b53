import { useCallback, useEffect, useRef, useState } from 'react';
import { isForbidden, isMissing } from '../../api/isMissing.ts';
import { shownName } from '../../ground/named.ts';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';

/** The people of an address who could be found. */
interface Recipients {
  /** Undefined while their names are read. */
  people: readonly { id: string; name: string }[] | undefined;
  /** How many of the ids belong to nobody who can be written to. */
  missing: number;
  error: unknown;
  retry: () => void;
}

const asked: Omit<Recipients, 'retry'> = { people: undefined, missing: 0, error: undefined };

/** Reads the people of an address. The contract has no call for several, so each is requested. Keep the ids stable between renders. */
export function useRecipients(ids: readonly string[], ownId: string): Recipients {
  const { client } = useConsoleSession();
  const [found, setFound] = useState(asked);
  const life = useRef<AbortController | null>(null);
  const read = useCallback(async () => {
    life.current?.abort();
    const { signal } = (life.current = new AbortController());
    const person = async (id: string) => {
      try {
        const { data } = await client.GET('/api/management/users/{id}', { params: { path: { id } }, signal });
        return data?.isActive === false ? null : { id, name: shownName(data?.name) };
      } catch (error) {
        // Gone, or in a unit that the user does not administer.
        if (isMissing(error) || isForbidden(error)) return null;
        throw error;
      }
    };
    try {
      const answers = await inTurn(ids.filter((id) => id !== ownId), person);
      const people = answers.filter((answer) => answer !== null);
      if (!signal.aborted) setFound({ people, missing: ids.length - people.length, error: undefined });
    } catch (error) {
      if (!signal.aborted) setFound({ ...asked, error });
    }
  }, [client, ids, ownId]);
  useEffect(() => {
    void read();
    return () => life.current?.abort();
  }, [read]);
  return {
    ...found,
    retry: () => {
      setFound(asked);
      void read();
    },
  };
}

/** How many are requested at the same time, so that one address does not flood a host. */
const atOnce = 6;

async function inTurn<Answer>(ids: readonly string[], read: (id: string) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < ids.length; start += atOnce) answers.push(...(await Promise.all(ids.slice(start, start + atOnce).map(read))));
  return answers;
}
