import { EmptyState } from '@noticeboard/design-system';
import SearchX from 'lucide-react/icons/search-x';
import UsersIcon from 'lucide-react/icons/users';
import { useRead } from '../../../api/useRead.ts';
import { userMessages } from '../../../messages/users.ts';
import { wholeListSize } from '../../../ground/limits.ts';
import { isFiltered, type ListState } from './listState.ts';

const texts = userMessages.list.empty;

export interface NoUsersProps {
  /** The filters and the search of the list. */
  state: ListState;
  /** How many were looked at, where that is not all of them. */
  lookedAt: number | null;
}

/** Says why nobody is here: nobody was added yet, the tag of an old link is gone, or the filters hide everybody. */
export function NoUsers({ state, lookedAt }: NoUsersProps) {
  // The filters ask the same: both share the answer.
  const { data: tags } = useRead(state.withTag === null ? null : '/api/management/tags/{page}/{size}', { path: { page: 0, size: wholeListSize } });
  if (!isFiltered(state)) return <EmptyState icon={<UsersIcon />} title={texts.title} detail={texts.text} />;
  const isTagGone = Array.isArray(tags?.results) && !tags.results.some(({ id }) => id === state.withTag);
  if (lookedAt !== null && !isTagGone) {
    const { firstOnly } = userMessages.list;
    return <EmptyState icon={<SearchX />} title={firstOnly.noneTitle(lookedAt)} detail={firstOnly.text} />;
  }
  return <EmptyState icon={<SearchX />} title={texts.filteredTitle} detail={isTagGone ? texts.tagGoneText : texts.filteredText} />;
}
