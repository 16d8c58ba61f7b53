import type { ConsoleClient } from '@noticeboard/api-types';
import { useState } from 'react';
import { useSave } from '../../../access/useSave.ts';
import type { Change } from '../../../api/changes.ts';
import { createOnce } from '../../../api/createOnce.ts';
import { isGone } from '../../../api/isMissing.ts';
import { foundWhen } from '../../../api/lookAgain.ts';
import { made } from '../../../api/answerBody.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { useReadAgain } from '../../../api/useReadAgain.ts';
import { contentDurations } from '../../../ground/limits.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { publishedContentMessages } from '../../../messages/publishedContent.ts';
import { createSurveySender, readSurvey, type SurveyPlace } from './sendSurvey.ts';
import { closingOf, type HostSurvey, type SurveyValues, valuesOf } from './surveyValues.ts';

const items = '/api/management/surveys/{id}/content-items';
const list = '/api/management/surveys/{id}/content-items/{page}/{size}';
const item = '/api/management/surveys/{id}/content-items/{itemId}';

/** How many of the newest surveys are searched for one whose creation got no response. */
const lookedThrough = 50;

/** The reads that list a new survey, besides its own page. */
const listsOfSurveys = [list, '/api/tenant/all-published-items', '/api/management/analytics/tenant/stats'] as const;

/** Creates surveys with their questions, and nothing twice after a lost response (N05). A new survey is a draft. */
export function useCreateSurvey(pageId: string) {
  const [sender, setSender] = useState(createSurveySender);
  const [begun, setBegun] = useState<HostSurvey>();
  const readAgain = useReadAgain();
  const [create] = useState(() =>
    createOnce({
      make: async (client, { name, closeDay }: Pick<SurveyValues, 'name' | 'closeDay'>, signal) =>
        made(await client.POST(items, { params: { path: { id: pageId } }, body: { name, expiresAtUtc: closingOf(closeDay) }, signal })),
      list: async (client, _, signal) => ((await client.GET(list, { params: { path: { id: pageId, page: 0, size: lookedThrough } }, signal })).data?.results ?? []) as HostSurvey[],
      isMade: ({ name, expiresAtUtc }, values) => name === values.name && (expiresAtUtc ?? null) === closingOf(values.closeDay),
      nameOf: ({ name }) => name,
    }),
  );
  const creation = useSave({
    send: async (client, values: SurveyValues, signal) => {
      // Someone may have deleted the draft of an earlier try: it is created again, with all that was typed.
      const isLeft = begun !== undefined && (await isThere(client, { id: pageId, itemId: begun.id }, signal));
      const survey = isLeft ? begun : await create(client, { name: values.name, closeDay: values.closeDay }, signal);
      const ownSender = isLeft || begun === undefined ? sender : createSurveySender();
      setBegun(survey);
      setSender(ownSender);
      const from = { ...valuesOf({ ...survey, surveyQuestions: [] }), questions: [] };
      try {
        await ownSender.send(client, { id: pageId, itemId: survey.id }, { from, to: values }, () => undefined, signal);
      } catch (error) {
        // The draft is in the lists by then, whatever happens to its questions.
        void readAgain(listsOfSurveys).catch(() => undefined);
        throw error;
      }
      return survey.id;
    },
    invalidates: [item, ...listsOfSurveys],
    success: { title: publishedContentMessages.success, detail: contentPageMessages.itemSaved },
    failureTitle: 'Error',
    durations: contentDurations,
  });
  return {
    ...creation,
    /** The draft that an earlier try has created before it failed, and that is in the list; undefined for none. */
    begun,
  };
}

async function isThere(client: ConsoleClient, path: SurveyPlace, signal: AbortSignal): Promise<boolean> {
  try {
    await readSurvey(client, path, signal);
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

/** Changes a survey over what others have saved since; their texts are only replaced after a warning (P12). */
export function useChangeSurvey(pageId: string, itemId: string, isQuiet: boolean) {
  const path = { id: pageId, itemId };
  const [sender] = useState(createSurveySender);
  const warnOfOverwriting = useOverwriteWarning();
  const readAgain = useReadAgain();
  return useSave({
    send: async (client, change: Change<SurveyValues>, signal): Promise<unknown> => {
      try {
        return await sender.send(client, path, change, warnOfOverwriting, signal);
      } catch (error) {
        // Some of it may have been created before that: the form's 'Discard' shows the survey as it is then.
        void readAgain([item]).catch(() => undefined);
        throw error;
      }
    },
    look: async (client, change, signal) => foundWhen(sender.isDone(await readSurvey(client, path, signal), change), undefined),
    invalidates: [item, list, '/api/tenant/all-published-items'],
    waitsForReads: true,
    // The state beside the name reports autosaves.
    ...(isQuiet && { success: null }),
    durations: contentDurations,
  });
}
