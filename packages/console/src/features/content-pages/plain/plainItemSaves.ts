import type { ConsoleClient } from '@noticeboard/api-types';
import type { components } from '@noticeboard/api-types/schema';
import { useState } from 'react';
import { useSave } from '../../../access/useSave.ts';
import { type Change, isApplied } from '../../../api/changes.ts';
import { createOnce } from '../../../api/createOnce.ts';
import { foundWhen } from '../../../api/lookAgain.ts';
import { found, made } from '../../../api/answerBody.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { itemName } from '../../../content/itemName.ts';
import { contentKinds } from '../../../content/kinds.ts';
import { contentDurations } from '../../../ground/limits.ts';
import { lookedThrough, newItemSaved } from '../item/itemSaves.ts';
import { itemInput, itemSave, type PlainTypeName, type PlainValues, valuesOf } from './plainItem.ts';

type ContentItem = components['schemas']['ContentItem'];

/** Creates items of a page, and none twice after a lost response (N05). A new item is a draft. */
export function useCreatePlainItem(type: PlainTypeName, pageId: string) {
  const { pages } = contentKinds[type];
  const list = `${pages}/{id}/content-items/{page}/{size}` as const;
  const path = { id: pageId };
  const [create] = useState(() =>
    createOnce({
      make: async (client, values: PlainValues, signal): Promise<ContentItem> => made(await client.POST(`${pages}/{id}/content-items`, { params: { path }, body: itemInput(values), signal })),
      list: async (client, _, signal) => (await client.GET(list, { params: { path: { ...path, page: 0, size: lookedThrough } }, signal })).data?.results ?? [],
      isMade: (item, values) => JSON.stringify(valuesOf(item)) === JSON.stringify(values),
      nameOf: (values) => itemName({ ...values, contentFiles: [] }),
    }),
  );
  return useSave({ send: create, ...newItemSaved(list) });
}

/** Changes an item over what others have saved since; their texts are only replaced after a warning (P12). */
export function useChangePlainItem(type: PlainTypeName, pageId: string, itemId: string) {
  const { pages } = contentKinds[type];
  const item = `${pages}/{id}/content-items/{itemId}` as const;
  const path = { id: pageId, itemId };
  const warnOfOverwriting = useOverwriteWarning();
  const read = async (client: ConsoleClient, signal: AbortSignal): Promise<ContentItem> => {
    return found(await client.GET(item, { params: { path }, signal }));
  };
  return useSave({
    send: async (client, change: Change<PlainValues>, signal) => {
      const { body, overwriting } = itemSave(await read(client, signal), change);
      warnOfOverwriting(overwriting);
      return (await client.PUT(`${pages}/{id}/content-items/{itemId}`, { params: { path }, body, signal })).data;
    },
    look: async (client, change, signal) => {
      const now = await read(client, signal);
      return foundWhen(isApplied(valuesOf(now), change), now);
    },
    invalidates: [item, `${pages}/{id}/content-items/{page}/{size}`, '/api/tenant/all-published-items'],
    waitsForReads: true,
    durations: contentDurations,
  });
}
