import type { ConsoleClient } from '@noticeboard/api-types';
import type { components } from '@noticeboard/api-types/schema';
import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import type { UserPayload } from '@noticeboard/design-system';
import type { SaveStep } from './savedUser.ts';

/** Makes one call of a save for a user who is there. */
export async function sendStep(client: ConsoleClient, userId: string, step: SaveStep, signal: AbortSignal): Promise<void> {
  const of = <Rest extends object>(rest: Rest) => ({ params: { path: { id: userId, ...rest } }, signal });
  switch (step.kind) {
    case 'fields': {
      // The username is fixed once a user is there (`USER-32`).
      const { username: _, ...body } = step.fields;
      await client.PUT('/api/management/users/{id}', { ...of({}), body });
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

/** Adds a user. */
export async function sendNewUser(client: ConsoleClient, fields: UserPayload, signal: AbortSignal): Promise<components['schemas']['User']> {
  const { name = '', username = '' } = fields;
  const { data } = await client.POST('/api/management/users', { body: { ...fields, name, username }, signal });
  // Without an id nothing more can be given to the user.
  if (data?.id === undefined) throw new UnexpectedAnswerError({ method: 'POST', path: '/api/management/users' });
  return data;
}
