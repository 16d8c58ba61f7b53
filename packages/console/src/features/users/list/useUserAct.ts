import type { ConsoleClient } from '@noticeboard/api-types';
import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { useSave } from '../../../access/useSave.ts';
import { type Found, foundGone, foundWhen } from '../../../api/lookAgain.ts';
import { messages } from '../../../messages/en.ts';
import { userMessages } from '../../../messages/users.ts';
import { savedUserOf } from '../form/savedUser.ts';
import { isActive, type UserAct } from './userActions.ts';
import { userReads } from './userReads.ts';

const texts = userMessages.actions;

type Send = (client: ConsoleClient, id: string, signal: AbortSignal) => Promise<unknown>;

const sends: Record<UserAct, Send> = {
  activate: (client, id, signal) => setActive(client, id, true, signal),
  deactivate: (client, id, signal) => setActive(client, id, false, signal),
  resetPassword: (client, id, signal) => client.PUT('/api/management/users/{id}/reset-password', { params: { path: { id } }, signal }),
  resendInvitation: (client, id, signal) => client.PUT('/api/management/users/{id}/resend-invitation', { params: { path: { id } }, signal }),
  delete: (client, id, signal) => client.DELETE('/api/management/users/{id}', { params: { path: { id } }, signal }),
};

/** The list may be outdated, and a host may replace all values: the whole user is sent as it is now, except for the switch. */
async function setActive(client: ConsoleClient, id: string, isActive: boolean, signal: AbortSignal): Promise<void> {
  const params = { path: { id } };
  const { data: now } = await client.GET('/api/management/users/{id}', { params, signal });
  if (now === undefined) throw new UnexpectedAnswerError({ method: 'GET', path: '/api/management/users/{id}' });
  await client.PUT('/api/management/users/{id}', { params, body: { ...savedUserOf(now).fields, isActive }, signal });
}

type Look = (client: ConsoleClient, id: string, signal: AbortSignal) => Promise<Found<unknown>>;

/** Messages to the person leave nothing at the host to look for (ADR 0034). */
const leavesNoTrace: Look = () => Promise.resolve(null);

const looks: Record<UserAct, Look> = {
  activate: (client, id, signal) => foundActive(client, id, true, signal),
  deactivate: (client, id, signal) => foundActive(client, id, false, signal),
  resetPassword: leavesNoTrace,
  resendInvitation: leavesNoTrace,
  delete: (client, id, signal) => foundGone(client.GET('/api/management/users/{id}', { params: { path: { id } }, signal })),
};

async function foundActive(client: ConsoleClient, id: string, wanted: boolean, signal: AbortSignal): Promise<Found<unknown>> {
  const { data: now } = await client.GET('/api/management/users/{id}', { params: { path: { id } }, signal });
  return foundWhen(now !== undefined && isActive(now) === wanted, undefined);
}

/** The reads that are outdated after an action. */
const invalidates = [...userReads, '/api/management/analytics/tenant/stats'] as const;

/**
 * Runs an action on one user and reports the outcome. After success, and after a refusal because the user is gone, the list is read
 * again (N09). After a lost response the outcome is looked up (N05).
 */
export function useUserAct(act: UserAct) {
  const { save, ...wait } = useSave({
    send: (client, id: string, signal) => sends[act](client, id, signal),
    look: (client, id, signal) => looks[act](client, id, signal),
    invalidates,
    identify: (id) => `${act} ${id}`,
    success: act === 'activate' || act === 'deactivate' ? messages.saving.done : { title: texts.success, detail: texts.done[act] },
    failureTitle: act === 'delete' ? 'Delete Error' : 'Update Error',
  });
  return { run: async (id: string): Promise<void> => void (await save(id)), wait };
}
