import { UserSelectModal } from '@noticeboard/design-system/people';
import { useCallback } from 'react';
import { tagMessages } from '../../../messages/tags.ts';
import { useUserSearch } from '../../../shared/people/useUserSearch.ts';
import type { User } from '../list/userPage.ts';
import type { Tag } from './tagColumns.tsx';
import { useMembershipChanges } from './useTagChanges.ts';

const texts = tagMessages.members;

export interface AddMemberProps {
  /** The tag to give; people who have it already can't be chosen. */
  tag: Tag;
  /** Whether the modal is shown. */
  isOpen: boolean;
  /** The user asked to close it, or made the choice. */
  onOpenChange: (isOpen: boolean) => void;
}

/** Finds someone by name and gives the tag to them. */
export function AddMember({ tag, isOpen, onOpenChange }: AddMemberProps) {
  const refusalOf = useCallback((user: User) => (user.tags?.some(({ id }) => id === tag.id) ? texts.alreadyMember : undefined), [tag.id]);
  const search = useUserSearch({ refusalOf });
  const { assign } = useMembershipChanges();
  return (
    <UserSelectModal
      {...search}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.chooseTitle}
      confirmLabel={texts.chooseAction}
      onSelect={async ({ id }) => {
        await assign.save({ userId: id, tagId: tag.id });
      }}
    />
  );
}
