import type { ConsoleClient } from '@noticeboard/api-types';
import { DescribedError } from '../../../ground/describeError.ts';
import { socialFeedMessages as texts } from '../../../messages/socialFeed.ts';
import { tagName } from './postValues.ts';

/**
 * Ids of tags by their names; a post takes only tags that exist (decisions-content A31).
 *
 * @throws DescribedError for a name that no tag has
 */
export async function findTags(client: ConsoleClient, names: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    names.map(async (name) => {
      const { data = [] } = await client.GET('/api/management/tags/hints', { params: { query: { query: name } }, signal });
      const tag = data.find((each) => tagName(each.name) === name);
      if (tag === undefined) throw new DescribedError(texts.noSuchTag(name));
      return [name, tag.id] as const;
    }),
  );
  return new Map(found);
}
