import type { ConsoleClient } from '@noticeboard/api-types';
import { type Saves, useSave } from '../../../api/useSave.ts';
import type { SmsTemplate } from './smsTemplateState.ts';

const path = '/api/management/sms/types/{typeId}/template';

/** Puts the host's standard text in the place of the tenant's own, be there one or not (API-090). */
export const useResetSms = (typeId: string): Saves<void, SmsTemplate | undefined> =>
  useSave({
    send: async (client, _: void, signal) => (await client.POST(`${path}/reset`, { params: { path: { typeId } }, signal })).data,
    invalidates: [path],
  });

/**
 * Saves the tenant's text: the first one is created, the others replace it (API-087, API-088).
 *
 * @param id of the text that there is; null for the first
 */
export const useSaveSms = (typeId: string, id: string | null): Saves<string, SmsTemplate | undefined> =>
  useSave({
    send: async (client: ConsoleClient, body: string, signal) =>
      id === null
        ? (await client.POST(path, { params: { path: { typeId } }, body: { body }, signal })).data
        : (await client.PUT(`${path}/{id}`, { params: { path: { typeId, id } }, body: { body }, signal })).data,
    invalidates: [path],
  });

/** Takes the tenant's text away (API-089). */
export const useDeleteSms = (typeId: string, id: string): Saves<void, unknown> =>
  useSave({
    send: (client, _: void, signal) => client.DELETE(`${path}/{id}`, { params: { path: { typeId, id } }, signal }),
    invalidates: [path],
    failureTitle: 'Delete Error',
  });
