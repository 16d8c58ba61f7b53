import { ApiError } from '@noticeboard/api-types/problem';
import { useRead } from '../../../api/useRead.ts';
import { useSearch } from '../../../api/useSearch.ts';
import { userMessages } from '../../../messages/users.ts';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { useAccess } from '../../../session/useAccess.ts';
import { wholeListSize } from '../../../shared/limits.ts';
import { isSuperAdministrator } from '../list/userActions.ts';

/**
 * The user of an address, with the supervisor. A unit administrator reads those of the own nodes and their supervisors,
 * and changes only the former: those whom the search in the role's scope finds (decisions-core A75).
 */
export function useEditedUser(id: string) {
  const access = useAccess();
  const { roleTypes } = useWorkspace();
  const user = useRead('/api/management/users/{id}', { path: { id } });
  const supervisorId = user.data?.supervisorId ?? null;
  const supervisor = useRead(supervisorId === null ? null : '/api/management/users/{id}', { path: { id: supervisorId ?? '' } });
  const isScoped = access.actingRole !== 'SuperAdmin';
  const scope = useSearch(isScoped && user.data !== undefined ? '/api/management/users/role-scoped-search' : null, {
    searchedPhrase: user.data?.username ?? '',
    page: 0,
    pageSize: wholeListSize,
  });

  // A supervisor who is gone meanwhile is none; the form then offers to choose another one.
  const isSupervisorGone = supervisor.error instanceof ApiError && supervisor.error.status === 404;
  const isSupervisorKnown = supervisorId === null || supervisor.data !== undefined || isSupervisorGone;
  const isScopeKnown = !isScoped || scope.data !== undefined;
  const isInScope = !isScoped || (scope.data?.results ?? []).some((found) => found.id === id);
  const isRefused = isScoped && user.error instanceof ApiError && user.error.status === 403;
  const reads = [user, ...(isSupervisorGone ? [] : [supervisor]), scope];
  return {
    user: user.data !== undefined && isSupervisorKnown && isScopeKnown ? user.data : undefined,
    supervisor: supervisor.data ?? null,
    isSuperAdministrator: user.data !== undefined && isSuperAdministrator(user.data, roleTypes),
    refusal: isRefused || (isScopeKnown && user.data !== undefined && !isInScope) ? userMessages.form.outsideYourUnit : undefined,
    error: reads.find(({ error, data }) => error !== undefined && data === undefined)?.error,
    retry: () => {
      for (const read of reads) if (read.data === undefined) read.retry();
    },
  };
}
