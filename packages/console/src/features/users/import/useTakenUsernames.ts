import { useRequest } from '@noticeboard/design-system';
import { useState } from 'react';
import { useConsoleSession } from '../../../session/ConsoleSessionContext.tsx';
import type { ImportPerson } from './importPreview.ts';

/** Most people whose usernames are looked up before they are sent: there is a call for each. */
const mostLookedUp = 100;
/** Calls immediately. */
const atOnce = 4;

/** What is known of the usernames of a file. */
export interface TakenUsernames {
  /** 'unknown' where there are too many to ask for, or the host did not answer. */
  status: 'looking' | 'known' | 'unknown';
  /** Those that users have already, in lowercase. */
  taken: ReadonlySet<string>;
}

/** Looks for usernames that are taken while the preview is read, so that those rows are foreseen. */
export function useTakenUsernames(people: readonly ImportPerson[]): TakenUsernames {
  const { client } = useConsoleSession();
  const isLookedUp = people.length <= mostLookedUp;
  const [found, setFound] = useState<TakenUsernames>({ status: isLookedUp ? 'looking' : 'unknown', taken: new Set() });

  useRequest(isLookedUp ? people : undefined, (asked, signal) => {
    const left = asked.map(({ username }) => username).filter((username) => /^[A-Za-z0-9]{1,255}$/.test(username));
    const taken = new Set<string>();
    const lookUp = async () => {
      for (let name = left.pop(); name !== undefined && !signal.aborted; name = left.pop()) {
        const { data } = await client.GET('/api/management/users/usernames/unique/{name}', { params: { path: { name } }, signal });
        if (data?.isUnique === false) taken.add(name.toLowerCase());
      }
    };
    Promise.all(Array.from({ length: atOnce }, lookUp)).then(
      () => signal.aborted || setFound({ status: 'known', taken }),
      // Not knowing is no reason to stop anybody: the host looks again.
      () => signal.aborted || setFound({ status: 'unknown', taken }),
    );
  });

  return found;
}
