import { Button, DataTable, EmptyState, Stack, VisuallyHidden } from '@noticeboard/design-system';
import { AddContentInstanceModal, DeleteContentInstanceModal } from '@noticeboard/design-system/content';
import Files from 'lucide-react/icons/files';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo, useState } from 'react';
import { useRead } from '../../../api/useRead.ts';
import { settingsMessages } from '../../../messages/settings.ts';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { PageTitle } from '../../../shared/pages/PageTitle.tsx';
import { useTableLoad } from '../../../shared/list/useTableLoad.ts';
import { TenantSettings } from '../TenantSettings.tsx';
import { columns } from './columns.tsx';
import { type Direction, InstanceActions } from './InstanceActions.tsx';
import { type InstanceRow, instanceRows } from './instanceRow.ts';
import { templateChoices } from './templateChoices.ts';
import { useInstanceChanges } from './useInstanceChanges.ts';
import { useInstanceOrder } from './useInstanceOrder.ts';
import { useMovedPage } from './useMovedPage.ts';

const texts = settingsMessages.content;
const getRowId = ({ id }: InstanceRow) => id;
const rowLabel = ({ name }: InstanceRow) => name;

/** Settings › Content Instances: the pages of the tenant, added, ordered and deleted (SET-19 to SET-35). */
export function ContentInstancesPage() {
  return (
    <TenantSettings>
      <InstanceList />
    </TenantSettings>
  );
}

function InstanceList() {
  const { profile } = useWorkspace();
  const pages = useRead('/api/management/content-instances');
  const types = useRead('/api/types/content');
  const icons = useRead('/api/types/icons');
  const [announcement, noteMove, noteTakenBack] = useMovedPage();
  const load = useTableLoad({ ...pages, isLoading: pages.isLoading || types.isLoading }, false);
  const { orders, move } = useInstanceOrder(pages.data, pages.retry, noteTakenBack);
  const rows = useMemo(
    () => instanceRows({ pages: pages.data, types: types.data, icons: icons.data, orders }),
    [pages.data, types.data, icons.data, orders],
  );
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<InstanceRow | null>(null);
  const templates = useMemo(() => templateChoices(types.data), [types.data]);
  const changes = useInstanceChanges((typeId) => templates.find(({ id }) => id === typeId)?.name ?? '');

  // Rows are memoized: they render again when these change.
  const moveRow = useCallback(
    (row: InstanceRow, direction: Direction) => {
      move(rows, row.id, row.place - 1 + (direction === 'up' ? -1 : 1));
      noteMove(row, direction);
    },
    [rows, move, noteMove],
  );
  const rowActions = useCallback((row: InstanceRow) => <InstanceActions row={row} onMove={moveRow} onDelete={setDeleting} />, [moveRow]);
  return (
    <Stack gap="large">
      <PageTitle
        facts={texts.subtitle}
        acts={
          <Button
            icon={<Plus />}
            onPress={() => setAdding(true)}
            disabledReason={templates.length > 0 ? undefined : types.error === undefined ? texts.typesMissing : texts.typesFailed}
          >
            {texts.add}
          </Button>
        }
      />
      <DataTable
        label={texts.title}
        isLabelHidden
        columns={columns}
        rows={rows}
        getRowId={getRowId}
        rowLabel={rowLabel}
        rowActions={rowActions}
        load={load}
        empty={<EmptyState icon={<Files />} title={texts.empty.title} detail={texts.empty.text} />}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <AddContentInstanceModal isOpen={isAdding} onOpenChange={setAdding} templates={templates} {...(profile.email && { targetEmail: profile.email })} onAdd={changes.add} notice={<SlowWrite {...changes.adding} />} />
      <DeleteContentInstanceModal
        isOpen={deleting !== null}
        onOpenChange={(isOpen) => !isOpen && setDeleting(null)}
        name={deleting?.name ?? ''}
        onDelete={async () => {
          if (deleting) await changes.remove(deleting);
        }}
        notice={<SlowWrite {...changes.deleting} />}
      />
    </Stack>
  );
}
