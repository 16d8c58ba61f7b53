import { Alert, Button, DataTable, defaultPageSizes, pageOfFirstRow, Pagination, Stack } from '@noticeboard/design-system';
import UserPlus from 'lucide-react/icons/user-plus';
import UsersIcon from 'lucide-react/icons/users';
import { useCallback, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { describeError } from '../../../ground/describeError.ts';
import { useRead } from '../../../api/useRead.ts';
import { paths } from '../../../ground/paths.ts';
import { userMessages } from '../../../messages/users.ts';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { can } from '../../../access/permissions.ts';
import { useAccess, useActingAs } from '../../../access/useAccess.ts';
import { useCountOfAll } from '../../../shared/list/useCountOfAll.ts';
import { PageTitle } from '../../../shared/pages/PageTitle.tsx';
import { useAddressState } from '../../../shared/useAddressState.ts';
import { useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';
import { ImportUsersButton } from '../import/ImportUsersButton.tsx';
import { columns } from './columns.tsx';
import { changed, isFiltered, listAddress } from './listState.ts';
import { NoUsers } from './NoUsers.tsx';
import { type AskedAct, UserActModal } from './UserActModal.tsx';
import type { UserAct } from './userActions.ts';
import { type FilterChange, UserFilters } from './UserFilters.tsx';
import { type UserRow, userRow } from './userRow.ts';
import { UserRowActions } from './UserRowActions.tsx';
import { useUserPage } from './useUserPage.ts';

const texts = userMessages.list;
const getRowId = ({ user }: UserRow) => user.id;
const rowLabel = ({ user }: UserRow) => user.name;

/** The users of the tenant, or of the acting role's nodes; adding and editing one opens over them (core §2, decisions-core A13). */
export function UsersPage() {
  const access = useAccess();
  const actingAs = useActingAs();
  const { roleTypes } = useWorkspace();
  const navigate = useNavigateFromHere();
  const { search: address } = useLocation();
  const [state, setState] = useAddressState(listAddress);
  const { page, shownPage, read } = useUserPage([state, setState]);
  const departments = useRead('/api/management/tenant/organization-departments');
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const [isAsking, setAsking] = useState(false);

  const commitSearch = useCallback((search: string) => setState((newest) => changed(newest, { search }), { isStep: false }), [setState]);
  const departmentNames = useMemo(() => departments.data && new Map(departments.data.map(({ id, name }) => [id, name])), [departments.data]);
  const users = page?.users;
  const rows = useMemo(() => (users ?? []).map((user) => userRow(user, roleTypes, departmentNames ?? null)), [users, roleTypes, departmentNames]);
  const askAct = useCallback((act: UserAct, user: AskedAct['user']) => {
    setAsked({ act, user });
    setAsking(true);
  }, []);
  const rowActions = useCallback(
    (row: UserRow) => (
      <UserRowActions user={row.user} isActive={row.isActive} access={access} roleTypes={roleTypes} onAct={askAct} />
    ),
    [access, roleTypes, askAct],
  );
  const changeFilter = useCallback((change: FilterChange) => setState((newest) => changed(newest, change)), [setState]);
  const changePage = useCallback((page: number) => setState((newest) => ({ ...newest, page })), [setState]);
  const changeSize = useCallback(
    (size: number) => setState((newest) => ({ ...newest, size, page: pageOfFirstRow(newest.page, newest.size, size) })),
    [setState],
  );
  // Not everybody found was looked at: how many have the tag is not known.
  const lookedAt = page?.lookedAt ?? null;
  const countOfAll = useCountOfAll(read.isLoading ? undefined : page?.totalCount, isFiltered(state));
  const mayAdd = can(access, 'manageUsers', null);
  return (
    <Stack gap="medium">
      <PageTitle
        icon={<UsersIcon />}
        facts={countOfAll === undefined ? undefined : texts.count(countOfAll)}
        acts={
          <>
            <ImportUsersButton disabledReason={mayAdd.allowed ? undefined : mayAdd.reason} />
            <Button icon={<UserPlus />} disabledReason={mayAdd.allowed ? undefined : mayAdd.reason} onPress={() => navigate(paths.userAdd + address)}>
              {texts.add}
            </Button>
          </>
        }
      />
      <UserFilters
        state={state}
        onSearch={commitSearch}
        onChange={changeFilter}
        onClear={() => setState(({ size }) => ({ ...listAddress.defaults, size }))}
        resultCount={read.isLoading || lookedAt !== null ? undefined : page?.totalCount}
      />
      {lookedAt !== null && rows.length > 0 && (
        <Alert tone="info" title={texts.firstOnly.title(lookedAt)}>
          {texts.firstOnly.text}
        </Alert>
      )}
      <DataTable
        label={texts.title}
        isLabelHidden
        columns={columns}
        narrowestTable={62}
        rows={rows}
        getRowId={getRowId}
        rowLabel={rowLabel}
        rowActions={rowActions}
        isLoading={read.isLoading && page === undefined}
        isRefreshing={read.isLoading && page !== undefined}
        skeletonRowCount={state.size}
        error={read.error === undefined ? null : describeError(read.error, { actingAs }).detail}
        onRetry={read.retry}
        empty={<NoUsers state={state} lookedAt={lookedAt} />}
        totalRowCount={page?.totalCount ?? 0}
        rowOffset={(shownPage - 1) * state.size}
      />
      <Pagination
        label={texts.pages}
        page={shownPage}
        pageSize={state.size}
        totalCount={page?.totalCount ?? null}
        pageSizeOptions={defaultPageSizes}
        isDisabled={page === undefined}
        onPageChange={changePage}
        onPageSizeChange={changeSize}
      />
      {asked !== null && <UserActModal asked={asked} isOpen={isAsking} onClose={() => setAsking(false)} />}
      <Outlet />
    </Stack>
  );
}
