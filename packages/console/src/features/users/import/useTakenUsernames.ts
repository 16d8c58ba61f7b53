import { useRequest } from '@noticeboard/design-system';
import { useState } from 'react';
import { useConsoleSession } from '../../../session/ConsoleSessionContext.tsx';
import type { ImportPerson } from './importPreview.ts';

/** Most people whose usernames are looked up before they are sent: each takes a call. */
const mostLookedUp = 100;
/** Calls at the same time. */
const atOnce = 4;

/** The taken usernames of a file. */
export interface TakenUsernames {
  /** 'unknown' if there are too many to look up, or the host did not respond. */
  status: 'looking' | 'known' | 'unknown';
  /** The taken ones, in lowercase. */
  taken: ReadonlySet<string>;
}

/** Looks up taken usernames while the preview is read, so that those rows are known before sending. */
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
      // An unknown result stops nobody: the host checks again.
      () => signal.aborted || setFound({ status: 'unknown', taken }),
    );
  });

  return found;
}
