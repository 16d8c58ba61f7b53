import type { ConsoleClient } from '@noticeboard/api-types';
import type { components } from '@noticeboard/api-types/schema';
import { useState } from 'react';
import { useSave } from '../../../access/useSave.ts';
import type { Change } from '../../../api/changes.ts';
import { createOnce } from '../../../api/createOnce.ts';
import { foundWhen } from '../../../api/lookAgain.ts';
import { found, made } from '../../../api/answerBody.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { itemName } from '../../../content/itemName.ts';
import { contentDurations } from '../../../ground/limits.ts';
import { lookedThrough, newItemSaved } from '../item/itemSaves.ts';
import { findTags } from './findTags.ts';
import { isPostMade, isPostSaved, newPostInput, postSave, type PostValues } from './postValues.ts';

type Post = components['schemas']['ContentItem'];

const items = '/api/management/social-feeds/{id}/content-items';
const item = '/api/management/social-feeds/{id}/content-items/{itemId}';
const list = `${items}/{page}/{size}` as const;

/** Creates posts of a feed, and none twice after a lost response (N05). A new post is a draft. */
export function useCreatePost(feedId: string) {
  const path = { id: feedId };
  const [create] = useState(() =>
    createOnce({
      make: async (client, values: PostValues, signal): Promise<Post> =>
        made(await client.POST(items, { params: { path }, body: newPostInput(values, await findTags(client, values.tags, signal)), signal })),
      list: async (client, _, signal) => (await client.GET(list, { params: { path: { ...path, page: 0, size: lookedThrough } }, signal })).data?.results ?? [],
      isMade: isPostMade,
      nameOf: ({ body, files }) => itemName({ name: null, body, contentFiles: [...files] }),
    }),
  );
  return useSave({ send: create, ...newItemSaved(list) });
}

/** Changes a post over what others have saved since; their texts are only replaced after a warning (P12). */
export function useChangePost(feedId: string, itemId: string) {
  const path = { id: feedId, itemId };
  const warnOfOverwriting = useOverwriteWarning();
  const read = async (client: ConsoleClient, signal: AbortSignal): Promise<Post> => {
    return found(await client.GET(item, { params: { path }, signal }));
  };
  return useSave({
    send: async (client, change: Change<PostValues>, signal) => {
      const now = await read(client, signal);
      const added = change.to.tags.filter((name) => !change.from.tags.includes(name));
      const { body, overwriting } = postSave(now, change, await findTags(client, added, signal));
      warnOfOverwriting(overwriting);
      return (await client.PUT(item, { params: { path }, body, signal })).data;
    },
    look: async (client, { to }, signal) => {
      const now = await read(client, signal);
      return foundWhen(isPostSaved(now, to), now);
    },
    invalidates: [item, list, '/api/tenant/all-published-items'],
    waitsForReads: true,
    durations: contentDurations,
  });
}
