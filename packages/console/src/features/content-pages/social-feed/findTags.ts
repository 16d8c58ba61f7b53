import type { ConsoleClient } from '@noticeboard/api-types';
import { DescribedError } from '../../../ground/describeError.ts';
import { socialFeedMessages as texts } from '../../../messages/socialFeed.ts';
import { tagName } from './postValues.ts';

/** Id of the tag with a name; undefined if there is none. */
export async function findTag(client: ConsoleClient, name: string, signal?: AbortSignal): Promise<string | undefined> {
  const { data = [] } = await client.GET('/api/management/tags/hints', { params: { query: { query: name } }, ...(signal && { signal }) });
  return data.find((each) => tagName(each.name) === name)?.id;
}

/**
 * Ids of tags by their names; a post only takes existing tags (decisions-content A31).
 *
 * @throws DescribedError for a name that no tag has
 */
export async function findTags(client: ConsoleClient, names: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    names.map(async (name) => {
      const id = await findTag(client, name, signal);
      if (id === undefined) throw new DescribedError(texts.noSuchTag(name));
      return [name, id] as const;
    }),
  );
  return new Map(found);
}
