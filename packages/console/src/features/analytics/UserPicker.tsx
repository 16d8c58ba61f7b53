import { ComboBox, useAfterPause } from '@noticeboard/design-system';
import { useState } from 'react';
import { describeError } from '../../ground/describeError.ts';
import { useRead } from '../../api/useRead.ts';
import { useSearch } from '../../api/useSearch.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { useActingAs } from '../../access/useAccess.ts';
import { searchPageSize, userSearch } from '../../ground/limits.ts';
import { isTooShort } from '../../shared/people/searchedPhrase.ts';
import { useUserSearchPath } from '../../shared/people/userSearchPath.ts';

export interface UserPickerProps {
  /** Id of the chosen person; null for none. */
  userId: string | null;
  /** A person was chosen; null once the field is cleared. */
  onChange: (userId: string | null) => void;
}

/**
 * Chooses the person whose numbers are shown, among those whom the role may see; 99 at a time (LIM-30, decisions-core A58). Everyone is
 * listed while nothing is typed, and a single letter is not searched for (CONT-164).
 */
export function UserPicker({ userId, onChange }: UserPickerProps) {
  const actingAs = useActingAs();
  const path = useUserSearchPath();
  // No users are requested before the picker is used.
  const [written, setWritten] = useState<string | null>(null);
  const [phrase, setPhrase] = useState<string | null>(null);
  useAfterPause(written === phrase ? undefined : written, phrase === null ? 0 : userSearch.pause, setPhrase);
  const isShort = phrase !== null && isTooShort(phrase);
  const found = useSearch(phrase === null || isShort ? null : path, { searchedPhrase: phrase ?? '', page: 0, pageSize: searchPageSize }, { keepsPrevious: true });
  const chosen = useRead(userId === null ? null : '/api/management/users/{id}', { path: { id: userId ?? '' } });
  return (
    <ComboBox
      label={analyticsMessages.user}
      placeholder={analyticsMessages.findUser}
      choices={(isShort ? [] : (found.data?.results ?? [])).map(({ id, name, username, email }) => ({ id, label: name, description: email ?? username }))}
      value={userId}
      chosenLabel={chosen.data?.name}
      onChange={onChange}
      onSearch={(text) => setWritten(text.trim())}
      onFocus={() => setWritten((text) => text ?? '')}
      isLoading={found.isLoading || written !== phrase}
      hint={isShort ? analyticsMessages.searchHint(userSearch.minimumLength) : undefined}
      loadError={found.error === undefined ? undefined : describeError(found.error, { actingAs }).detail}
      onRetry={found.retry}
    />
  );
}
