import { TagModal } from '@noticeboard/design-system/people';
import TagsIcon from 'lucide-react/icons/tags';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCallback, useMemo } from 'react';
import { useRead } from '../../../api/useRead.ts';
import { tagMessages as texts } from '../../../messages/tags.ts';
import { listMessages } from '../../../messages/wholeList.ts';
import { can } from '../../../access/permissions.ts';
import { useAccess } from '../../../access/useAccess.ts';
import { wholeListSize } from '../../../ground/limits.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { named } from '../../../ground/named.ts';
import { DeleteFromList } from '../wholeList/DeleteFromList.tsx';
import { RowActs } from '../wholeList/RowActs.tsx';
import { useOpened } from '../../../shared/useOpened.ts';
import { WholeListPage } from '../wholeList/WholeListPage.tsx';
import { type Tag, tagColumns, tagListRules } from './tagColumns.tsx';
import { useTagChanges } from './useTagChanges.ts';

/** The tags of the tenant: added, opened with their members, deleted (TAG-01, TAG-03, TAG-05 to TAG-10). */
export function TagsPage() {
  const access = useAccess();
  const add = can(access, 'manageUsers', null);
  // A tag concerns the whole tenant, including people whom a unit administrator does not see (ADR 0010).
  const reach = can(access, 'manageTenant', null);
  const reachRefusal = reach.allowed ? undefined : reach.reason;
  const list = useRead('/api/management/tags/{page}/{size}', { path: { page: 0, size: wholeListSize } });
  const { create, remove } = useTagChanges();
  const { row: chosen, isOpenFor, open, onOpenChange } = useOpened<'add' | 'delete', Tag>();
  const tags = useMemo(() => (list.data === undefined ? undefined : named(list.data.results ?? noTags)), [list.data]);
  const rowActions = useCallback(
    (tag: Tag) => (
      <RowActs
        row={tag}
        onAct={open}
        acts={[{ id: 'delete', label: listMessages.delete, icon: <Trash2 />, refusal: tag.isUserExclusive ? texts.personalRefused : reachRefusal }]}
      />
    ),
    [reachRefusal, open],
  );
  return (
    <>
      <WholeListPage
        texts={texts}
        icon={<TagsIcon />}
        columns={tagColumns}
        rows={tags}
        read={list}
        rules={tagListRules}
        countAtHost={list.data?.totalElementCount}
        rowActions={rowActions}
        narrowestTable={30}
        onAdd={() => open('add')}
        addDisabledReason={add.allowed ? undefined : add.reason}
      />
      <TagModal
        isOpen={isOpenFor('add')}
        onOpenChange={onOpenChange}
        notice={<SlowWrite isSlow={create.isSlow} cancel={create.cancel} />}
        existingNames={(tags ?? noTags).map(({ name }) => name)}
        onSave={async ({ name }) => {
          await create.save({ name });
        }}
      />
      <DeleteFromList texts={texts} row={chosen} isOpen={isOpenFor('delete')} onOpenChange={onOpenChange} onDelete={({ id }) => remove.save(id)} wait={remove} />
    </>
  );
}

const noTags: readonly Tag[] = [];
