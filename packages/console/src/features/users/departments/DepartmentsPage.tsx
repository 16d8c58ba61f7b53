import { Button, type DataTableColumn, DepartmentModal, EmptyState, IconButton } from '@noticeboard/design-system';
import type { components } from '@noticeboard/api-types/schema';
import Briefcase from 'lucide-react/icons/briefcase';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCallback } from 'react';
import { useRead } from '../../../api/useRead.ts';
import { departmentMessages as texts } from '../../../messages/departments.ts';
import { can } from '../../../session/permissions.ts';
import { useAccess } from '../../../session/useAccess.ts';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { actions } from '../rowActions.css.ts';
import { useOpened } from '../wholeList/useOpened.ts';
import type { WholeListRules } from '../wholeList/wholeListState.ts';
import { WholeListTable } from '../wholeList/WholeListTable.tsx';
import { useDepartmentChanges } from './useDepartmentChanges.ts';

type Department = components['schemas']['Department'];

const columns: readonly DataTableColumn<Department>[] = [
  { id: 'name', header: texts.columns.name, cell: ({ name }) => name, textValue: ({ name }) => name, isSortable: true, isRowHeader: true },
];
const rules: WholeListRules<Department> = { searched: ({ name }) => name, sortKeys: { name: ({ name }) => name } };

/** The departments of the tenant (DEPT-01 to DEPT-07). They belong to all of it, so a unit administrator only reads them (decisions 10). */
export function DepartmentsPage() {
  const permission = can(useAccess(), 'manageTenant', null);
  const disabledReason = permission.allowed ? undefined : permission.reason;
  const list = useRead('/api/management/tenant/organization-departments');
  const { create, rename, remove } = useDepartmentChanges();
  const { row: chosen, isOpenFor, open, onOpenChange } = useOpened<'add' | 'edit' | 'delete', Department>();
  const rowActions = useCallback(
    (row: Department) => (
      <span className={actions}>
        <IconButton size="small" label={texts.edit(row.name)} icon={<Pencil />} disabledReason={disabledReason} onPress={() => open('edit', row)} />
        <IconButton
          size="small"
          tone="danger"
          label={texts.delete(row.name)}
          icon={<Trash2 />}
          disabledReason={disabledReason}
          onPress={() => open('delete', row)}
        />
      </span>
    ),
    [disabledReason, open],
  );
  return (
    <>
      <WholeListTable
        label={texts.title}
        columns={columns}
        rows={list.data ?? undefined}
        read={list}
        rules={rules}
        searchPlaceholder={texts.search}
        rowActions={rowActions}
        narrowestTable={26}
        actions={
          <Button icon={<Plus />} disabledReason={disabledReason} onPress={() => open('add')}>
            {texts.add}
          </Button>
        }
        empty={<EmptyState icon={<Briefcase />} title={texts.empty.title} detail={texts.empty.text} />}
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
      <ConfirmChange
        isOpen={isOpenFor('delete')}
        onOpenChange={onOpenChange}
        title={texts.deleteTitle}
        confirmLabel={texts.deleteAction}
        onConfirm={async () => {
          if (chosen) await remove.save(chosen.id);
        }}
        wait={remove}
      >
        {texts.deleteQuestion(chosen?.name ?? '')}
      </ConfirmChange>
    </>
  );
}
