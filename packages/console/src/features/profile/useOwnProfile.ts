import { useSynchronized } from '@noticeboard/design-system';
import { useMemo, useState } from 'react';
import { useRead } from '../../api/useRead.ts';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';
import { profileIn } from '../../session/workspace/readAnswers.ts';
import type { Profile } from '../../session/workspace/workspaceTypes.ts';

/**
 * The user's own profile, read again: it may have changed since the session began, and saving replaces all of it.
 * Saved changes show immediately, here and in the top bar.
 */
export function useOwnProfile() {
  const { workspace } = useConsoleSession();
  const read = useRead('/api/users/me', {}, { accepts: isProfile });
  // Missing names and grants are added (N08).
  const loaded = useMemo(() => (read.data === undefined ? undefined : profileIn(read.data)), [read.data]);
  const [saved, setSaved] = useState<{ profile: Profile; over: Profile | undefined } | null>(null);
  // A newer response shows the result of the save.
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
