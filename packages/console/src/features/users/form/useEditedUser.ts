import { useRequest } from '@noticeboard/design-system';
import { useState } from 'react';
import { unstable_serialize as nameOf, useSWRConfig } from 'swr';
import { isForbidden, isMissing } from '../../../api/isMissing.ts';
import { isKeyOf } from '../../../api/readKey.ts';
import { useQuestions } from '../../../api/useQuestions.ts';
import { useRead } from '../../../api/useRead.ts';
import { useSearch } from '../../../api/useSearch.ts';
import { userMessages } from '../../../messages/users.ts';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { useAccess } from '../../../access/useAccess.ts';
import { wholeListSize } from '../../../ground/limits.ts';
import { isSuperAdministrator } from '../list/userActions.ts';
import { knownUser } from './knownUser.ts';

const userPath = '/api/management/users/{id}';

/**
 * The user of an address, with the supervisor. A unit administrator reads those of their own nodes and their supervisors,
 * and changes only the former: those found by the search in the role's scope (decisions-core A75).
 */
export function useEditedUser(id: string) {
  const access = useAccess();
  const { roleTypes } = useWorkspace();
  const { cache } = useSWRConfig();
  const questions = useQuestions();
  const name = nameOf(questions.read(userPath, { path: { id } }).key);
  // A read requested for this opening is not a copy: it is not in the cache yet.
  const [hasCopy] = useState(() => cache.get(name)?.data !== undefined);
  const [known] = useState(() => knownUser(cache, questions, id));
  const user = useRead(userPath, { path: { id } });
  const isReadAnew = useReadAnew(hasCopy);
  // The supervisor in the list is read at the same time as the user; if another one was chosen since, that one afterwards.
  const supervisorId = (user.data ?? known)?.supervisorId ?? null;
  const supervisor = useRead(supervisorId === null ? null : userPath, { path: { id: supervisorId ?? '' } });
  const isScoped = access.actingRole !== 'SuperAdmin';
  const scope = useSearch(isScoped && user.data !== undefined ? '/api/management/users/role-scoped-search' : null, {
    searchedPhrase: user.data?.username ?? '',
    page: 0,
    pageSize: wholeListSize,
  });

  // A supervisor who was deleted in the meantime is dropped; the form offers to choose another.
  const isSupervisorGone = isMissing(supervisor.error);
  const isSupervisorKnown = supervisorId === null || supervisor.data !== undefined || isSupervisorGone;
  const isScopeKnown = !isScoped || scope.data !== undefined;
  const isInScope = !isScoped || (scope.data?.results ?? []).some((found) => found.id === id);
  const isRefused = isScoped && isForbidden(user.error);
  const reads = [user, ...(isSupervisorGone ? [] : [supervisor]), scope];
  return {
    user: isReadAnew && user.data !== undefined && isSupervisorKnown && isScopeKnown ? user.data : undefined,
    supervisor: supervisor.data ?? null,
    known,
    isSuperAdministrator: user.data !== undefined && isSuperAdministrator(user.data, roleTypes),
    refusal: isRefused || (isScopeKnown && user.data !== undefined && !isInScope) ? userMessages.form.outsideYourUnit : undefined,
    isMissing: user.data === undefined && isMissing(user.error),
    error: reads.find(({ error, data }) => error !== undefined && data === undefined)?.error,
    retry: () => {
      for (const read of reads) if (read.data === undefined) read.retry();
    },
  };
}

/**
 * Whether the user has been read since the form was opened. The form keeps the values it begins with: a copy from an
 * earlier visit would hide what another administrator has changed since (N09). If it cannot be read, the copy is used.
 */
function useReadAnew(hasCopy: boolean): boolean {
  const { mutate } = useSWRConfig();
  const [isReadAnew, setReadAnew] = useState(!hasCopy);
  useRequest(isReadAnew ? undefined : userPath, () => {
    void mutate((key) => isKeyOf(key, [userPath]))
      .catch(() => undefined)
      .then(() => setReadAnew(true));
  });
  return isReadAnew;
}
