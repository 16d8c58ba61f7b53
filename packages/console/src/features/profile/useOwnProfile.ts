import { useSynchronized } from '@noticeboard/design-system';
import { useMemo, useState } from 'react';
import { useRead } from '../../api/useRead.ts';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';
import { profileIn } from '../../session/workspace/readAnswers.ts';
import type { Profile } from '../../session/workspace/workspaceTypes.ts';

/**
 * The own profile, asked for again: someone may have changed it since the session began, and saving replaces all of it.
 * What is saved shows immediately, here and in the top bar.
 */
export function useOwnProfile() {
  const { workspace } = useConsoleSession();
  const read = useRead('/api/users/me', {}, { accepts: isProfile });
  // Names and grants that are missing are put in (N08).
  const loaded = useMemo(() => (read.data === undefined ? undefined : profileIn(read.data)), [read.data]);
  const [saved, setSaved] = useState<{ profile: Profile; over: Profile | undefined } | null>(null);
  // A newer answer of the host says what has become of it.
  const profile = saved !== null && saved.over === loaded ? saved.profile : loaded;
  useSynchronized(profile, workspace.noteProfile);
  return {
    profile,
    error: read.error,
    retry: read.retry,
    keep: (changes: Partial<Profile>) => {
      if (profile !== undefined) setSaved({ profile: { ...profile, ...changes }, over: loaded });
    },
  };
}

function isProfile(answer: unknown): boolean {
  try {
    profileIn(answer);
    return true;
  } catch {
    return false;
  }
}
