import type { components } from '@noticeboard/api-types/schema';
import { useSearch } from '../../api/useSearch.ts';
import { userSelectPageSize } from '../../ground/limits.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { useUserSearchPath } from '../../shared/people/userSearchPath.ts';

/**
 * The mention that a reply to this person begins with. A comment names its author without the user name that a mention
 * takes, so it is looked up; empty until it is found, and if it is not found.
 *
 * @param person null requests nothing
 */
export function useMentionOf(person: components['schemas']['UserSummary'] | null): string {
  const path = useUserSearchPath();
  const { profile } = useWorkspace();
  const isAsked = person !== null && person.id !== profile.id;
  const { data } = useSearch(isAsked ? path : null, { searchedPhrase: person?.name ?? '', page: 0, pageSize: userSelectPageSize });
  const found = isAsked ? data?.results?.find(({ id }) => id === person.id) : undefined;
  return found?.username ? `@${found.username} ` : '';
}
