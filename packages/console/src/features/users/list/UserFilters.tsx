import { ComboBox, FilterBar, SearchField } from '@noticeboard/design-system';
import { describeError } from '../../../api/describeError.ts';
import { useRead } from '../../../api/useRead.ts';
import { userMessages } from '../../../messages/users.ts';
import { userSearch, wholeListSize } from '../../../shared/limits.ts';
import { isFiltered, type ListState } from './listState.ts';

const texts = userMessages.list;

export interface UserFiltersProps {
  state: ListState;
  /** What is written in the search, which the state follows. */
  search: string;
  onSearch: (text: string) => void;
  onChange: (change: Pick<Partial<ListState>, 'withTag' | 'withoutTag'>) => void;
  onClear: () => void;
  /** How many users are found; undefined while that is not known. */
  resultCount: number | undefined;
}

/** Search, and filters by a tag that users have or do not have (`USER-09` to `USER-11`). */
export function UserFilters({ state, search, onSearch, onChange, onClear, resultCount }: UserFiltersProps) {
  const tags = useRead('/api/management/tags/{page}/{size}', { path: { page: 0, size: wholeListSize } });
  const choices = (tags.data?.results ?? []).map(({ id, name }) => ({ id, label: name }));
  const length = search.trim().length;
  const filter = (key: 'withTag' | 'withoutTag', label: string, placeholder: string) => (
    <ComboBox
      aria-label={label}
      placeholder={`${label}: ${placeholder}`}
      choices={choices}
      value={state[key]}
      onChange={(tagId) => onChange({ [key]: tagId })}
      isLoading={tags.isLoading}
      {...(state[key] !== null && tags.data !== undefined && !choices.some(({ id }) => id === state[key]) && { chosenLabel: texts.unknownTag })}
      {...(tags.error !== undefined && { loadError: describeError(tags.error).detail, onRetry: tags.retry })}
    />
  );
  return (
    <FilterBar isActive={isFiltered(state) || search !== ''} onClear={onClear} {...(resultCount !== undefined && isFiltered(state) && { resultCount })}>
      <SearchField
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={search}
        onChange={onSearch}
        {...(length > 0 && length < userSearch.minimumLength && { description: texts.searchHint(userSearch.minimumLength) })}
      />
      {filter('withTag', texts.withTag, texts.anyTag)}
      {filter('withoutTag', texts.withoutTag, texts.noTag)}
    </FilterBar>
  );
}
