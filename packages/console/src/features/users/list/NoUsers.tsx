import { EmptyState } from '@noticeboard/design-system';
import SearchX from 'lucide-react/icons/search-x';
import UsersIcon from 'lucide-react/icons/users';
import { useRead } from '../../../api/useRead.ts';
import { userMessages } from '../../../messages/users.ts';
import { wholeListSize } from '../../../ground/limits.ts';

const texts = userMessages.list.empty;

export interface NoUsersProps {
  /** Whether search or filters hide users. */
  isFiltered: boolean;
  /** The tag filter; null for any. */
  withTag: string | null;
  /** How many were checked, if that is not all of them. */
  lookedAt: number | null;
}

/** Says why the list is empty: nobody was added yet, the tag of an old link is gone, or the filters hide everyone. */
export function NoUsers({ isFiltered, withTag, lookedAt }: NoUsersProps) {
  // The filters request the same: both share the response.
  const { data: tags } = useRead(withTag === null ? null : '/api/management/tags/{page}/{size}', { path: { page: 0, size: wholeListSize } });
  if (!isFiltered) return <EmptyState icon={<UsersIcon />} title={texts.title} detail={texts.text} />;
  const isTagGone = Array.isArray(tags?.results) && !tags.results.some(({ id }) => id === withTag);
  if (lookedAt !== null && !isTagGone) {
    const { firstOnly } = userMessages.list;
    return <EmptyState icon={<SearchX />} title={firstOnly.noneTitle(lookedAt)} detail={firstOnly.text} />;
  }
  return <EmptyState icon={<SearchX />} title={texts.filteredTitle} detail={isTagGone ? texts.tagGoneText : texts.filteredText} />;
}
