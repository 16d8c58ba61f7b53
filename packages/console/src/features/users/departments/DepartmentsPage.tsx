import { Button, ConfirmModal, type DataTableColumn, DepartmentModal, EmptyState, IconButton } from '@noticeboard/design-system';
import type { components } from '@noticeboard/api-types/schema';
import Briefcase from 'lucide-react/icons/briefcase';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCallback, useState } from 'react';
import { useRead } from '../../../api/useRead.ts';
import { departmentMessages as texts } from '../../../messages/departments.ts';
import { can } from '../../../session/permissions.ts';
import { useAccess } from '../../../session/useAccess.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { messageOf } from '../messageOf.ts';
import { actions } from '../rowActions.css.ts';
import type { WholeListRules } from '../wholeList/wholeListState.ts';
import { WholeListTable } from '../wholeList/WholeListTable.tsx';
import { useDepartmentChanges } from './useDepartmentChanges.ts';

type Department = components['schemas']['Department'];

/** A window over the list and what it is about. */
interface Opened {
  act: 'add' | 'edit' | 'delete';
  department: Department | null;
  isOpen: boolean;
}

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
  // What was opened last stays known while its window closes.
  const [{ act, department, isOpen }, setOpened] = useState<Opened>({ act: 'add', department: null, isOpen: false });
  const onOpenChange = (isStillOpen: boolean) => setOpened((opened) => ({ ...opened, isOpen: isStillOpen }));
  const rowActions = useCallback(
    (row: Department) => (
      <span className={actions}>
        <IconButton size="small" label={texts.edit(row.name)} icon={<Pencil />} disabledReason={disabledReason} onPress={() => setOpened({ act: 'edit', department: row, isOpen: true })} />
        <IconButton
          size="small"
          tone="danger"
          label={texts.delete(row.name)}
          icon={<Trash2 />}
          disabledReason={disabledReason}
          onPress={() => setOpened({ act: 'delete', department: row, isOpen: true })}
        />
      </span>
    ),
    [disabledReason],
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
          <Button icon={<Plus />} disabledReason={disabledReason} onPress={() => setOpened({ act: 'add', department: null, isOpen: true })}>
            {texts.add}
          </Button>
        }
        empty={<EmptyState icon={<Briefcase />} title={texts.empty.title} detail={texts.empty.text} />}
      />
      <DepartmentModal
        isOpen={isOpen && act !== 'delete'}
        onOpenChange={onOpenChange}
        notice={<SlowWrite isSlow={create.isSlow || rename.isSlow} cancel={create.isPending ? create.cancel : rename.cancel} />}
        department={act === 'edit' ? (department ?? undefined) : undefined}
        onSave={async ({ name }) => {
          if (act === 'edit' && department !== null) await rename.save({ id: department.id, name, opened: department.name });
          else await create.save({ name });
        }}
      />
      <ConfirmModal
        isOpen={isOpen && act === 'delete'}
        onOpenChange={onOpenChange}
        title={texts.deleteTitle}
        confirmLabel={texts.deleteAction}
        tone="danger"
        onConfirm={async () => {
          if (department !== null) await remove.save(department.id);
        }}
        describeError={messageOf}
      >
        {texts.deleteQuestion(department?.name ?? '')}
        <SlowWrite isSlow={remove.isSlow} cancel={remove.cancel} />
      </ConfirmModal>
    </>
  );
}
