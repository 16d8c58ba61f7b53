import { LateComboBox, type ListFilter } from '@noticeboard/design-system';
import { useMemo } from 'react';
import { describeError } from '../../../ground/describeError.ts';
import { wholeListSize } from '../../../ground/limits.ts';
import { useRead } from '../../../api/useRead.ts';
import { userMessages } from '../../../messages/users.ts';
import type { List } from '../../../shared/list/useList.ts';
import type { ListState } from './listState.ts';

const texts = userMessages.list;

/** Filters by a tag that users have or do not have (`USER-10`, `USER-11`). */
export function useTagFilters({ state: { withTag, withoutTag }, change }: List<ListState>): readonly ListFilter[] {
  const { data, isLoading, error, retry } = useRead('/api/management/tags/{page}/{size}', { path: { page: 0, size: wholeListSize } });
  return useMemo(() => {
    const choices = (data?.results ?? []).map(({ id, name }) => ({ id, label: name }));
    const filter = (id: 'withTag' | 'withoutTag', value: string | null): ListFilter => ({
      id,
      label: texts[id],
      kind: 'custom',
      isActive: value !== null,
      control: (
        <LateComboBox
          aria-label={texts[id]}
          placeholder={texts[id]}
          choices={choices}
          value={value}
          onChange={(tagId) => change({ [id]: tagId })}
          isLoading={isLoading}
          {...(value !== null && data !== undefined && !choices.some((choice) => choice.id === value) && { chosenLabel: texts.unknownTag })}
          {...(error !== undefined && { loadError: describeError(error).detail, onRetry: retry })}
        />
      ),
    });
    return [filter('withTag', withTag), filter('withoutTag', withoutTag)];
  }, [data, isLoading, error, retry, withTag, withoutTag, change]);
}
