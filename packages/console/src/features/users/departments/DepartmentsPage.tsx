import { type DataTableColumn, RowName } from '@noticeboard/design-system';
import { DepartmentModal } from '@noticeboard/design-system/people';
import type { components } from '@noticeboard/api-types/schema';
import Briefcase from 'lucide-react/icons/briefcase';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCallback, useMemo } from 'react';
import { useRead } from '../../../api/useRead.ts';
import { departmentMessages as texts } from '../../../messages/departments.ts';
import { listMessages } from '../../../messages/wholeList.ts';
import { can } from '../../../access/permissions.ts';
import { useAccess } from '../../../access/useAccess.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { named } from '../../../ground/named.ts';
import { DeleteFromList } from '../wholeList/DeleteFromList.tsx';
import { RowActs } from '../wholeList/RowActs.tsx';
import { useOpened } from '../../../shared/useOpened.ts';
import type { WholeListRules } from '../wholeList/wholeListState.ts';
import { WholeListPage } from '../wholeList/WholeListPage.tsx';
import { useDepartmentChanges } from './useDepartmentChanges.ts';

type Department = components['schemas']['Department'];

/** A department only has a name, which opens it if it may be edited. */
const columnsOf = (onEdit: ((row: Department) => void) | undefined): readonly DataTableColumn<Department>[] => [
  {
    id: 'name',
    header: texts.columns.name,
    cell: (row) => <RowName onPress={onEdit && (() => onEdit(row))}>{row.name}</RowName>,
    textValue: ({ name }) => name,
    isSortable: true,
    isRowHeader: true,
  },
];
const rules: WholeListRules<Department> = { searched: ({ name }) => name, sortKeys: { name: ({ name }) => name } };

/** The departments of the tenant (DEPT-01 to DEPT-07). They belong to the whole tenant, so a unit administrator only reads them (ADR 0010). */
export function DepartmentsPage() {
  const permission = can(useAccess(), 'manageTenant', null);
  const disabledReason = permission.allowed ? undefined : permission.reason;
  const list = useRead('/api/management/tenant/organization-departments');
  const departments = useMemo(() => (list.data ? named(list.data) : undefined), [list.data]);
  const { create, rename, remove } = useDepartmentChanges();
  const { row: chosen, isOpenFor, open, onOpenChange } = useOpened<'add' | 'edit' | 'delete', Department>();
  const columns = useMemo(() => columnsOf(permission.allowed ? (row) => open('edit', row) : undefined), [permission.allowed, open]);
  const rowActions = useCallback(
    (row: Department) => (
      <RowActs
        row={row}
        onAct={open}
        acts={[
          { id: 'edit', label: listMessages.edit, icon: <Pencil />, refusal: disabledReason },
          { id: 'delete', label: listMessages.delete, icon: <Trash2 />, refusal: disabledReason },
        ]}
      />
    ),
    [disabledReason, open],
  );
  return (
    <>
      <WholeListPage
        texts={texts}
        icon={<Briefcase />}
        columns={columns}
        rows={departments}
        read={list}
        rules={rules}
        rowActions={rowActions}
        edit={(row) => (permission.allowed ? () => open('edit', row) : undefined)}
        narrowestTable={26}
        onAdd={() => open('add')}
        addDisabledReason={disabledReason}
      />
      <DepartmentModal
        isOpen={isOpenFor('add', 'edit')}
        onOpenChange={onOpenChange}
        notice={<SlowWrite isSlow={create.isSlow || rename.isSlow} cancel={create.isPending ? create.cancel : rename.cancel} />}
        department={chosen ?? undefined}
        onSave={async ({ name }) => {
          if (chosen) await rename.save({ id: chosen.id, name, opened: chosen.name });
          else await create.save({ name });
        }}
      />
      <DeleteFromList texts={texts} row={chosen} isOpen={isOpenFor('delete')} onOpenChange={onOpenChange} onDelete={({ id }) => remove.save(id)} wait={remove} />
    </>
  );
}
