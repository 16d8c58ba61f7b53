import type { ConsoleClient } from '@noticeboard/api-types';
import { useRef } from 'react';
import { foundWhen } from '../../../api/lookAgain.ts';
import { type Saves, useSave } from '../../../access/useSave.ts';
import { templateMessages } from '../../../messages/templates.ts';
import { isNone, type SmsTemplate } from './smsTemplateState.ts';
import { withPlainBreaks } from './templateDraft.ts';
import type { ComparesTemplate, WrittenTemplate } from './useTheirText.ts';

/** The path of the tenant's text of an SMS. */
export const smsTemplatePath = '/api/management/sms/types/{typeId}/template';

/**
 * Replaces the tenant's own text, if there is one, by the host's standard text (API-090). Saved with the text that is on the screen.
 *
 * @param compare warns of a text that someone else has saved in the meantime
 */
export function useResetSms(typeId: string, compare: ComparesTemplate): Saves<string, SmsTemplate | undefined> {
  const before = useRef<string | null>(null);
  return useSave({
    send: async (client: ConsoleClient, opened: string, signal) => {
      const now = (await readNow(client, typeId, signal))?.body ?? null;
      compare({ act: 'reset', text: undefined, opened }, now);
      before.current = now;
      return (await client.POST(`${smsTemplatePath}/reset`, { params: { path: { typeId } }, signal })).data;
    },
    // The default is only known to the host: a text where there was none, or one that differs from the one before the reset, shows that it was done.
    look: async (client, _, signal) => {
      const now = await readNow(client, typeId, signal);
      return foundWhen(now !== undefined && now.body !== before.current, now);
    },
    invalidates: [smsTemplatePath],
  });
}

/**
 * Saves the tenant's text: the first one is created, the others replace it (API-087, API-088).
 *
 * @param compare warns of a text that someone else has saved in the meantime; null for no text
 */
export const useSaveSms = (typeId: string, compare: ComparesTemplate): Saves<WrittenTemplate, SmsTemplate | undefined> =>
  useSave({
    send: async (client: ConsoleClient, { text, opened }: WrittenTemplate, signal) => {
      const now = await readNow(client, typeId, signal);
      compare({ act: 'save', text, opened }, now?.body ?? null);
      const body = { body: text };
      return now === undefined
        ? (await client.POST(smsTemplatePath, { params: { path: { typeId } }, body, signal })).data
        : (await client.PUT(`${smsTemplatePath}/{id}`, { params: { path: { typeId, id: now.id } }, body, signal })).data;
    },
    look: async (client, { text }, signal) => {
      const now = await readNow(client, typeId, signal);
      return foundWhen(now !== undefined && withPlainBreaks(now.body) === withPlainBreaks(text), now);
    },
    invalidates: [smsTemplatePath],
  });

/** The current text; undefined for none. */
async function readNow(client: ConsoleClient, typeId: string, signal: AbortSignal): Promise<SmsTemplate | undefined> {
  try {
    return (await client.GET(smsTemplatePath, { params: { path: { typeId } }, signal })).data;
  } catch (error) {
    if (isNone(error)) return undefined;
    throw error;
  }
}

/**
 * Deletes the tenant's text (API-089); if someone else has deleted it already, nothing is left to do. Saved with the text that is on the screen.
 *
 * @param compare warns of a text that someone else has saved in the meantime
 */
export const useDeleteSms = (typeId: string, compare: ComparesTemplate): Saves<string, unknown> =>
  useSave({
    send: async (client: ConsoleClient, opened: string, signal) => {
      const now = await readNow(client, typeId, signal);
      compare({ act: 'delete', text: null, opened }, now?.body ?? null);
      if (now !== undefined) await client.DELETE(`${smsTemplatePath}/{id}`, { params: { path: { typeId, id: now.id } }, signal });
    },
    look: async (client, _, signal) => foundWhen((await readNow(client, typeId, signal)) === undefined, undefined),
    invalidates: [smsTemplatePath],
    success: templateMessages.sms.deleted,
    failureTitle: 'Delete Error',
  });
