import { Alert, BackContext, Button, Stack } from '@noticeboard/design-system';
import UserPlus from 'lucide-react/icons/user-plus';
import UsersIcon from 'lucide-react/icons/users';
import { useCallback, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { can } from '../../../access/permissions.ts';
import { useAccess } from '../../../access/useAccess.ts';
import { useRead } from '../../../api/useRead.ts';
import { userSearch } from '../../../ground/limits.ts';
import { paths } from '../../../ground/paths.ts';
import { userMessages } from '../../../messages/users.ts';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useList } from '../../../shared/list/useList.ts';
import { useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';
import { ImportUsersButton } from '../import/ImportUsersButton.tsx';
import { columns } from './columns.tsx';
import { isTooShort } from '../../../shared/people/searchedPhrase.ts';
import { listAddress } from './listState.ts';
import { ListSearchContext } from './NameCell.tsx';
import { NoUsers } from './NoUsers.tsx';
import { type AskedAct, UserActModal } from './UserActModal.tsx';
import type { UserAct } from './userActions.ts';
import { type UserRow, userRow } from './userRow.ts';
import { UserRowActions } from './UserRowActions.tsx';
import { useTagFilters } from './useTagFilters.tsx';
import { useUserPage } from './useUserPage.ts';

const texts = userMessages.list;
const getRowId = ({ user }: UserRow) => user.id;
const rowLabel = ({ user }: UserRow) => user.name;

/** The users of the tenant, or of the acting role's nodes; adding and editing one opens over them (core §2, decisions-core A13). */
export function UsersPage() {
  const access = useAccess();
  const { roleTypes } = useWorkspace();
  const navigate = useNavigateFromHere();
  const { search: address } = useLocation();
  const list = useList(listAddress);
  const { page, read } = useUserPage(list.address);
  const departments = useRead('/api/management/tenant/organization-departments');
  const filters = useTagFilters(list);
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const [isAsking, setAsking] = useState(false);

  const departmentNames = useMemo(() => departments.data && new Map(departments.data.map(({ id, name }) => [id, name])), [departments.data]);
  const users = page?.users;
  const rows = useMemo(() => users?.map((user) => userRow(user, roleTypes, departmentNames ?? null)), [users, roleTypes, departmentNames]);
  const askAct = useCallback((act: UserAct, user: AskedAct['user']) => {
    setAsked({ act, user });
    setAsking(true);
  }, []);
  const rowActions = useCallback(
    (row: UserRow) => <UserRowActions user={row.user} isActive={row.isActive} access={access} roleTypes={roleTypes} onAct={askAct} />,
    [access, roleTypes, askAct],
  );
  // Not everyone found was checked: how many have the tag is unknown.
  const lookedAt = page?.lookedAt ?? null;
  const mayAdd = can(access, 'manageUsers', null);
  const refusal = mayAdd.allowed ? undefined : mayAdd.reason;
  return (
    <ListSearchContext value={address}>
      <Stack gap="medium">
        <ListPage
          list={list}
          shown={{ rows, totalCount: page?.totalCount, isCountPartial: lookedAt !== null, read }}
          texts={texts}
          icon={<UsersIcon />}
          acts={
            <>
              <ImportUsersButton disabledReason={refusal} />
              <Button icon={<UserPlus />} disabledReason={refusal} onPress={() => navigate(paths.userAdd + address)}>
                {texts.add}
              </Button>
            </>
          }
          notice={
            lookedAt !== null &&
            users?.length !== 0 && (
              <Alert tone="info" title={texts.firstOnly.title(lookedAt)}>
                {texts.firstOnly.text}
              </Alert>
            )
          }
          columns={columns}
          getRowId={getRowId}
          rowLabel={rowLabel}
          rowActions={rowActions}
          edit={({ user }) => () => navigate(paths.userEdit(user.id) + address)}
          filters={filters}
          searchHint={isTooShort(list.typed) ? texts.searchHint(userSearch.minimumLength) : undefined}
          empty={<NoUsers isFiltered={list.isFiltered} withTag={list.state.withTag} lookedAt={lookedAt} />}
        />
        {asked !== null && <UserActModal asked={asked} isOpen={isAsking} onClose={() => setAsking(false)} />}
        {/* Its dialogs have addresses of their own, which Back closes. */}
        <BackContext value={null}>
          <Outlet />
        </BackContext>
      </Stack>
    </ListSearchContext>
  );
}
