import type { ConsoleClient } from '@noticeboard/api-types';
import { useSave } from '../../../api/useSave.ts';
import { messages } from '../../../messages/en.ts';
import { userMessages } from '../../../messages/users.ts';
import type { UserAct } from './userActions.ts';
import { userReads } from './userReads.ts';

const texts = userMessages.actions;

type Send = (client: ConsoleClient, id: string, signal: AbortSignal) => Promise<unknown>;

const sends: Record<UserAct, Send> = {
  activate: (client, id, signal) => client.PUT('/api/management/users/{id}', { params: { path: { id } }, body: { isActive: true }, signal }),
  deactivate: (client, id, signal) => client.PUT('/api/management/users/{id}', { params: { path: { id } }, body: { isActive: false }, signal }),
  resetPassword: (client, id, signal) => client.PUT('/api/management/users/{id}/reset-password', { params: { path: { id } }, signal }),
  resendInvitation: (client, id, signal) => client.PUT('/api/management/users/{id}/resend-invitation', { params: { path: { id } }, signal }),
  delete: (client, id, signal) => client.DELETE('/api/management/users/{id}', { params: { path: { id } }, signal }),
};

/** What is out of date after an act. */
const invalidates = [...userReads, '/api/management/analytics/tenant/stats'] as const;

/**
 * Does something to one user and tells how it went. Done, or refused because the user is gone meanwhile, the list is read
 * again (N09).
 */
export function useUserAct(act: UserAct) {
  const { save, ...wait } = useSave({
    send: (client, id: string, signal) => sends[act](client, id, signal),
    invalidates,
    identify: (id) => `${act} ${id}`,
    success: act === 'activate' || act === 'deactivate' ? messages.saving.done : { title: texts.success, detail: texts.done[act] },
    failureTitle: act === 'delete' ? 'Delete Error' : 'Update Error',
  });
  return { run: async (id: string): Promise<void> => void (await save(id)), wait };
}
