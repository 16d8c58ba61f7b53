import { defaultRoleDepths, RoleModal } from '@noticeboard/design-system/access';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useCallback, useMemo } from 'react';
import { describeError } from '../../../ground/describeError.ts';
import { useRead } from '../../../api/useRead.ts';
import { messages } from '../../../messages/en.ts';
import { roleMessages as texts } from '../../../messages/roles.ts';
import { useConsoleSession, useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { can } from '../../../access/permissions.ts';
import { useActingAs } from '../../../access/useAccess.ts';
import { usePlacedAccess } from '../../../access/usePlacedAccess.ts';
import { wholeListSize } from '../../../ground/limits.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { named } from '../../../ground/named.ts';
import { DeleteFromList } from '../wholeList/DeleteFromList.tsx';
import { useOpened } from '../../../shared/useOpened.ts';
import { WholeListPage } from '../wholeList/WholeListPage.tsx';
import { type RoleAct, RoleActions } from './RoleActions.tsx';
import { roleColumns } from './roleColumns.tsx';
import { RolePermissions } from './RolePermissions.tsx';
import { type RoleRow, roleListRules, roleRow } from './roleRow.ts';
import { useRoleChanges } from './useRoleChanges.ts';
import { useRoleNodes } from './useRoleNodes.ts';

/** The roles of the tenant: added, edited, given permissions and deleted (ROLE-01 to ROLE-18). */
export function RolesPage() {
  const access = usePlacedAccess();
  const actingAs = useActingAs();
  const { configuration } = useConsoleSession();
  const { role: actingRole, roleTypes } = useWorkspace();
  const list = useRead('/api/management/roles/{from}/{count}', { path: { from: 0, count: wholeListSize } });
  const nodes = useRoleNodes(access);
  const { saveRole, savePermissions, deleteRole, saving, deleting } = useRoleChanges();
  const { row: chosen, isOpenFor, open, onOpenChange } = useOpened<RoleAct | 'add', RoleRow>();

  const roles = list.data?.results;
  const rows = useMemo(
    () => (list.data === undefined ? undefined : named(roles ?? []).map((role) => roleRow(role, { access, roleTypes, nodes: nodes.byId, actingRoleId: actingRole.id }))),
    [list.data, roles, access, roleTypes, nodes.byId, actingRole.id],
  );
  const manage = can(access, 'manageUsers', null);
  // Only super administrators may give super administrators' roles (decisions-core A50).
  const offeredTypes = roleTypes.filter(({ name }) => access.actingRole === 'SuperAdmin' || name !== 'SuperAdmin');
  const columns = useMemo(() => roleColumns((row) => open('edit', row)), [open]);
  const rowActions = useCallback((row: RoleRow) => <RoleActions row={row} onAct={(act) => open(act, row)} />, [open]);

  return (
    <>
      <WholeListPage
        texts={texts}
        icon={<ShieldCheck />}
        columns={columns}
        rows={rows}
        read={list}
        rules={roleListRules}
        countAtHost={list.data?.totalElementCount}
        choice={{ label: texts.columns.type, options: roleTypes.map(({ id, name }) => ({ id, label: messages.roleTypes[name] ?? name })) }}
        rowActions={rowActions}
        edit={(row) => (row.edit.allowed ? () => open('edit', row) : undefined)}
        onAdd={() => open('add')}
        addDisabledReason={manage.allowed ? undefined : manage.reason}
      />
      <RoleModal
        isOpen={isOpenFor('add', 'edit')}
        onOpenChange={onOpenChange}
        role={chosen?.role}
        roleTypes={offeredTypes}
        nodes={nodes.tree}
        roleDepths={configuration.roleDepths ?? defaultRoleDepths}
        isLoadingNodes={nodes.isLoading}
        nodesError={nodes.error === undefined ? null : describeError(nodes.error, { actingAs }).detail}
        onRetryNodes={nodes.retry}
        onSave={(values) => saveRole(chosen?.role ?? null, values)}
        notice={<SlowWrite {...saving} />}
      />
      <RolePermissions
        role={isOpenFor('permissions') ? (chosen?.role ?? null) : null}
        onClose={() => onOpenChange(false)}
        notice={<SlowWrite {...saving} />}
        onSave={savePermissions}
      />
      <DeleteFromList texts={texts} row={chosen} isOpen={isOpenFor('delete')} onOpenChange={onOpenChange} onDelete={({ id }) => deleteRole(id)} wait={deleting} />
    </>
  );
}
