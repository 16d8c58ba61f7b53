import { EmptyState, ListCard, pageOfFirstRow } from '@noticeboard/design-system';
import UserMinus from 'lucide-react/icons/user-minus';
import UsersRound from 'lucide-react/icons/users-round';
import { useCallback, useState } from 'react';
import { tagMessages } from '../../../messages/tags.ts';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';
import { useTableLoad } from '../../../shared/list/useTableLoad.ts';
import { RowActs } from '../wholeList/RowActs.tsx';
import type { User } from '../list/userPage.ts';
import { memberColumns } from './memberColumns.tsx';
import { useMembers } from './useMembers.ts';
import { useMembershipChanges } from './useTagChanges.ts';

const texts = tagMessages.members;

export interface TagMembersProps {
  /** The tag whose members are listed. */
  tagId: string;
  /** With its @; empty until it is known. */
  tagName: string;
  /** Why members can't be removed. */
  refusal: string | undefined;
}

const noUsers: readonly User[] = [];
const getRowId = ({ id }: User) => id;
const rowLabel = ({ name }: User) => name;

/** The people who have a tag, ten a page, with a button to remove it from each. */
export function TagMembers({ tagId, tagName, refusal }: TagMembersProps) {
  const { read, users, totalCount, page, size, goTo } = useMembers(tagId);
  const load = useTableLoad(read, users !== undefined);
  const { withdraw } = useMembershipChanges();
  const [chosen, setChosen] = useState<User | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const rowActions = useCallback(
    (user: User) => (
      <RowActs
        row={user}
        acts={[{ id: 'remove', label: texts.removeAction, icon: <UserMinus />, refusal }]}
        onAct={() => {
          setChosen(user);
          setRemoving(true);
        }}
      />
    ),
    [refusal],
  );
  return (
    <>
      <ListCard
        label={texts.list(tagName)}
        columns={memberColumns}
        rows={users ?? noUsers}
        getRowId={getRowId}
        rowLabel={rowLabel}
        rowActions={rowActions}
        load={load}
        empty={<EmptyState icon={<UsersRound />} title={texts.emptyTitle} detail={texts.emptyText} />}
        paging={{
          label: texts.pages,
          page,
          pageSize: size,
          totalCount: users === undefined ? null : totalCount,
          isDisabled: users === undefined,
          onPageChange: (next) => goTo((newest) => ({ ...newest, page: next })),
          onPageSizeChange: (next) => goTo((newest) => ({ size: next, page: pageOfFirstRow(newest.page, newest.size, next) })),
        }}
      />
      <ConfirmChange
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        title={texts.removeTitle}
        confirmLabel={texts.removeAction}
        onConfirm={async () => {
          if (chosen !== null) await withdraw.save({ userId: chosen.id, tagId });
        }}
        wait={withdraw}
      >
        {texts.removeQuestion(chosen?.name ?? '', tagName)}
      </ConfirmChange>
    </>
  );
}
