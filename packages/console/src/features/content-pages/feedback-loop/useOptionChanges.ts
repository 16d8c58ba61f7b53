import type { ConsoleClient } from '@noticeboard/api-types';
import type { components } from '@noticeboard/api-types/schema';
import { useState } from 'react';
import { useSave } from '../../../access/useSave.ts';
import { createOnce } from '../../../api/createOnce.ts';
import { allPages } from '../../../api/eachPage.ts';
import { foundWhen } from '../../../api/lookAgain.ts';
import { made } from '../../../api/answerBody.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { contentDurations, wholeListSize } from '../../../ground/limits.ts';
import { feedbackLoopMessages } from '../../../messages/feedbackLoop.ts';

/** An option as the host has it. */
export type FeedbackOption = components['schemas']['FeedbackLoopOption'];

const texts = feedbackLoopMessages.options;
const all = '/api/management/feedback-loops/{id}/content-items/{itemId}/options';
const one = '/api/management/feedback-loops/{id}/content-items/{itemId}/options/{optionId}';

/** The options of an item, paged. */
export const optionsPath = `${all}/{page}/{size}` as const;

/** The changes of an item's options (content §7). A single option cannot be read: it is looked up among all. */
export function useOptionChanges(pageId: string, itemId: string) {
  const path = { id: pageId, itemId };
  const warnOfOverwriting = useOverwriteWarning();
  const list = (client: ConsoleClient, signal: AbortSignal): Promise<FeedbackOption[]> =>
    allPages(async (page) => (await client.GET(optionsPath, { params: { path: { ...path, page, size: wholeListSize } }, signal })).data);
  const find = async (client: ConsoleClient, optionId: string, signal: AbortSignal) => (await list(client, signal)).find(({ id }) => id === optionId);
  const [sendNew] = useState(() =>
    createOnce({
      make: async (client, option: string, signal) => made(await client.POST(all, { params: { path }, body: { option }, signal })),
      list: (client, _, signal) => list(client, signal),
      isMade: ({ option }, sent) => option === sent,
      nameOf: (option) => option,
    }),
  );
  const create = useSave({ send: sendNew, invalidates: [optionsPath], waitsForReads: true, success: texts.added, failureTitle: 'Error', durations: contentDurations });
  const update = useSave({
    send: async (client, { optionId, option, opened }: { optionId: string; option: string; opened: string }, signal) => {
      const now = await find(client, optionId, signal);
      if (now !== undefined) warnOfOverwriting({ id: optionId, opened: { option: opened }, now: { option: now.option }, wanted: { option } });
      await client.PUT(one, { params: { path: { ...path, optionId } }, body: { option }, signal });
    },
    look: async (client, { optionId, option }, signal) => foundWhen((await find(client, optionId, signal))?.option === option, undefined),
    invalidates: [optionsPath],
    waitsForReads: true,
    identify: ({ optionId }) => optionId,
    durations: contentDurations,
  });
  const remove = useSave({
    send: (client, optionId: string, signal): Promise<unknown> => client.DELETE(one, { params: { path: { ...path, optionId } }, signal }),
    look: async (client, optionId, signal) => foundWhen((await find(client, optionId, signal)) === undefined, undefined),
    invalidates: [optionsPath],
    waitsForReads: true,
    identify: (optionId) => optionId,
    success: texts.removed,
    failureTitle: 'Delete Error',
    durations: contentDurations,
  });
  return { create, update, remove };
}
