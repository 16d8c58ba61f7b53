import type { ConsoleClient } from '@noticeboard/api-types';
import type { components } from '@noticeboard/api-types/schema';
import type { UserPayload } from '@noticeboard/design-system/people';
import { made } from '../../../api/answerBody.ts';
import type { SearchPath } from '../../../api/readKey.ts';
import { userSelectPageSize } from '../../../ground/limits.ts';
import type { SaveStep } from './savedUser.ts';

/** Makes one call of a save for an existing user. */
export async function sendStep(client: ConsoleClient, userId: string, step: SaveStep, signal: AbortSignal): Promise<void> {
  const of = <Rest extends object>(rest: Rest) => ({ params: { path: { id: userId, ...rest } }, signal });
  switch (step.kind) {
    case 'fields': {
      // The username of an existing user is fixed (`USER-32`).
      const { username: _, name = '', ...fields } = step.fields;
      await client.PUT('/api/management/users/{id}', { ...of({}), body: { ...fields, name } });
      return;
    }
    case 'assignRole':
      await client.PUT('/api/management/users/{id}/roles/assign/{roleId}', of({ roleId: step.id }));
      return;
    case 'withdrawRole':
      await client.PUT('/api/management/users/{id}/roles/withdraw/{roleId}', of({ roleId: step.id }));
      return;
    case 'assignTag':
      await client.PUT('/api/management/users/{id}/tags/assign/{tagId}', of({ tagId: step.id }));
      return;
    case 'withdrawTag':
      await client.PUT('/api/management/users/{id}/tags/withdraw/{tagId}', of({ tagId: step.id }));
      return;
    case 'department':
      if (step.id === null) await client.DELETE('/api/management/users/{id}/organization-department', of({}));
      else await client.PUT('/api/management/users/{id}/organization-department/assign/{departmentId}', of({ departmentId: step.id }));
      return;
    case 'supervisor':
      if (step.id === null) await client.DELETE('/api/management/users/{id}/supervisor', of({}));
      else await client.PUT('/api/management/users/{id}/supervisor/assign/{userId}', of({ userId: step.id }));
  }
}

type User = components['schemas']['User'];

/** Adds a user. */
export async function sendNewUser(client: ConsoleClient, fields: UserPayload, signal: AbortSignal): Promise<User> {
  const { name = '', username = '' } = fields;
  return made(await client.POST('/api/management/users', { body: { ...fields, name, username }, signal }));
}

/** People found by a username, as far as the role sees them. */
export async function usersNamed(client: ConsoleClient, path: SearchPath, username: string, signal: AbortSignal): Promise<readonly User[]> {
  const { data } = await client.POST(path, { body: { searchedPhrase: username, page: 0, pageSize: userSelectPageSize }, signal });
  return data?.results ?? [];
}

/** Whether a user has all the values that were sent to add one. */
export const isMadeUser = (user: User, sent: UserPayload): boolean =>
  user.username === sent.username &&
  user.name === sent.name &&
  (user.email || null) === (sent.email ?? null) &&
  digits(user.phoneNumber) === digits(sent.phoneNumber) &&
  (user.pccLoginName || null) === (sent.pccLoginName ?? null);

/** Hosts write one number in different ways. */
const digits = (phoneNumber: string | null) => (phoneNumber ?? '').replaceAll(/\D/g, '');
