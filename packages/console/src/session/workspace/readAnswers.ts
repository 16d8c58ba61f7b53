import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import type { Profile, Role, RoleType, Tenant } from './workspaceTypes.ts';
import { shownName } from '../../ground/named.ts';

/** Entries with an id; a response of another shape is refused (N08). */
function listIn<Entry extends { id: string }>(answer: unknown, path: string): Entry[] {
  if (!Array.isArray(answer)) throw new UnexpectedAnswerError({ method: 'GET', path });
  return (answer as (Entry | null)[]).filter((entry): entry is Entry => typeof entry?.id === 'string');
}

/**
 * The user's tenants. One without a name is called 'Unknown'.
 *
 * @throws UnexpectedAnswerError if the response is not a list
 */
export function tenantsIn(answer: unknown): Tenant[] {
  return listIn<Tenant>(answer, '/api/users/me/tenants').map((tenant) => ({ ...tenant, name: shownName(tenant.name) }));
}

/**
 * The types of roles.
 *
 * @throws UnexpectedAnswerError if the response is not a list
 */
export function roleTypesIn(answer: unknown): RoleType[] {
  return listIn<RoleType>(answer, '/api/types/roles');
}

/**
 * The user's profile. Missing names become 'Unknown', missing grants become none: the least rights (N08).
 *
 * @throws UnexpectedAnswerError when it has no list of roles
 */
export function profileIn(answer: unknown): Profile {
  const path = '/api/users/me';
  const profile = answer as Profile | null | undefined;
  if (typeof profile?.id !== 'string') throw new UnexpectedAnswerError({ method: 'GET', path });
  const roles = listIn<Role>(profile.roles, path).map((role) => ({
    ...role,
    name: shownName(role.name),
    organizationNodeId: role.organizationNodeId ?? null,
    organizationNodeName: role.organizationNodeName ?? null,
    grantedContentInstancePermissions: Array.isArray(role.grantedContentInstancePermissions) ? role.grantedContentInstancePermissions : [],
  }));
  return { ...profile, name: shownName(profile.name), email: profile.email ?? null, avatar: profile.avatar ?? null, roles };
}
