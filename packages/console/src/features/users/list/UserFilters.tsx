import { ComboBox, FilterBar, SearchField } from '@noticeboard/design-system';
import { memo } from 'react';
import { describeError } from '../../../ground/describeError.ts';
import { useRead } from '../../../api/useRead.ts';
import { userMessages } from '../../../messages/users.ts';
import { userSearch, wholeListSize } from '../../../ground/limits.ts';
import { useSearchText } from '../../../shared/useSearchText.ts';
import { isFiltered, type ListState } from './listState.ts';

const texts = userMessages.list;

/** Another tag to filter by. */
export type FilterChange = Pick<Partial<ListState>, 'withTag' | 'withoutTag'>;

export interface UserFiltersProps {
  /** The filters and the search of the list, as the address holds them. */
  state: ListState;
  /** A text is looked for: called when typing has paused. */
  onSearch: (text: string) => void;
  /** Keep it stable, so that typing re-renders only the search. */
  onChange: (change: FilterChange) => void;
  /** All filters and the search are to be cleared. */
  onClear: () => void;
  /** How many users are found; undefined while that is not known. */
  resultCount: number | undefined;
}

/** Search, and filters by a tag that users have or do not have (`USER-09` to `USER-11`). */
export function UserFilters({ state, onSearch, onChange, onClear, resultCount }: UserFiltersProps) {
  // Kept here, not on the page: a letter re-renders these filters, not the table.
  const [search, setSearch, forgetTyped] = useSearchText(state.search, onSearch);
  const length = search.trim().length;
  return (
    <FilterBar
      isActive={isFiltered(state) || search !== ''}
      onClear={() => {
        forgetTyped();
        onClear();
      }}
      {...(resultCount !== undefined && { resultCount })}
    >
      <SearchField
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={search}
        onChange={setSearch}
        {...(length > 0 && length < userSearch.minimumLength && { description: texts.searchHint(userSearch.minimumLength) })}
      />
      <TagFilters withTag={state.withTag} withoutTag={state.withoutTag} onChange={onChange} />
    </FilterBar>
  );
}

const TagFilters = memo(function TagFilters({ onChange, ...chosen }: Pick<ListState, 'withTag' | 'withoutTag'> & Pick<UserFiltersProps, 'onChange'>) {
  const tags = useRead('/api/management/tags/{page}/{size}', { path: { page: 0, size: wholeListSize } });
  const choices = (tags.data?.results ?? []).map(({ id, name }) => ({ id, label: name }));
  const filter = (key: 'withTag' | 'withoutTag', label: string, placeholder: string) => (
    <ComboBox
      aria-label={label}
      placeholder={`${label}: ${placeholder}`}
      choices={choices}
      value={chosen[key]}
      onChange={(tagId) => onChange({ [key]: tagId })}
      isLoading={tags.isLoading}
      {...(chosen[key] !== null && tags.data !== undefined && !choices.some(({ id }) => id === chosen[key]) && { chosenLabel: texts.unknownTag })}
      {...(tags.error !== undefined && { loadError: describeError(tags.error).detail, onRetry: tags.retry })}
    />
  );
  return (
    <>
      {filter('withTag', texts.withTag, texts.anyTag)}
      {filter('withoutTag', texts.withoutTag, texts.noTag)}
    </>
  );
});
