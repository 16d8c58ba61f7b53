import { describe, expect, test } from 'vitest';
import { admit, type Visit } from './guard.ts';

const visit = (changes: Partial<Visit> = {}) =>
  admit({
    session: { status: 'signed-in', user: { subject: 'u1', name: 'Ana' }, isRetrying: false },
    path: '/users/list?page=2',
    workspace: { status: 'ready', highestRole: 'SuperAdmin', isChatEnabled: true },
    redirectParameter: 'redirect',
    ...changes,
  });

const as = (highestRole: 'SuperAdmin' | 'OrganizationUnitAdmin' | 'Staff', isChatEnabled = true) =>
  ({ status: 'ready', highestRole, isChatEnabled }) as const;

describe('The route guard', () => {
  test('The route guard waits while a session starts or ends', () => {
    expect(visit({ session: { status: 'starting' } })).toEqual({ kind: 'wait' });
    expect(visit({ session: { status: 'leaving', isSignOut: true } })).toEqual({ kind: 'wait' });
  });

  test('The route guard sends a visitor to the provider when there is no session', () => {
    expect(visit({ session: { status: 'signed-out', reason: 'none' } })).toEqual({ kind: 'sign-in' });
  });

  test.each(['ended', 'untrusted', 'failed', 'signed-out', 'signed-out-elsewhere'] as const)('The route guard says on the sign-in page why the session has ended: %s', (reason) => {
    expect(visit({ session: { status: 'signed-out', reason } })).toEqual({ kind: 'ended' });
  });

  test('A12: the route guard does not take an unreachable provider for a missing session', () => {
    expect(visit({ session: { status: 'unreachable', wasSignedIn: true } })).toEqual({ kind: 'unreachable' });
  });

  test('A11: the route guard lets a user work on while the provider cannot be reached', () => {
    expect(visit({ session: { status: 'signed-in', user: { subject: 'u1', name: 'Ana' }, isRetrying: true } })).toEqual({ kind: 'enter' });
  });

  test('The route guard sends a user without a role to the choice of a role, with the path to return to', () => {
    expect(visit({ workspace: { status: 'choosing' } })).toEqual({ kind: 'go', to: '/select-role?redirect=%2Fusers%2Flist%3Fpage%3D2' });
    expect(visit({ workspace: { status: 'choosing' }, redirectParameter: 'next' })).toEqual({
      kind: 'go',
      to: '/select-role?next=%2Fusers%2Flist%3Fpage%3D2',
    });
  });

  test('The guard waits for tenants and roles, and reports when they could not be loaded', () => {
    expect(visit({ workspace: { status: 'loading' } })).toEqual({ kind: 'wait' });
    expect(visit({ workspace: { status: 'failed' } })).toEqual({ kind: 'load-failed' });
  });

  test.each([
    ['SuperAdmin', 'SuperAdmin', 'enter'],
    ['SuperAdmin', 'OrganizationUnitAdmin', 'go'],
    ['SuperAdmin', 'Staff', 'go'],
    ['OrganizationUnitAdmin', 'SuperAdmin', 'enter'],
    ['OrganizationUnitAdmin', 'OrganizationUnitAdmin', 'enter'],
    ['OrganizationUnitAdmin', 'Staff', 'go'],
  ] as const)('The route guard of a route for %s and above lets %s: %s', (lowestRole, held, kind) => {
    expect(visit({ lowestRole, workspace: as(held) }).kind).toBe(kind);
  });

  test('The route guard sends an excluded user to the dashboard', () => {
    expect(visit({ lowestRole: 'SuperAdmin', workspace: as('OrganizationUnitAdmin') })).toEqual({ kind: 'go', to: '/dashboard' });
  });

  test('decisions-core A12: the route guard keeps Staff to the dashboard and the own profile', () => {
    expect(visit({ workspace: as('Staff') })).toEqual({ kind: 'go', to: '/dashboard' });
    expect(visit({ workspace: as('Staff'), path: '/dashboard', allowsStaff: true })).toEqual({ kind: 'enter' });
    expect(visit({ workspace: as('Staff'), path: '/me', allowsStaff: true })).toEqual({ kind: 'enter' });
  });

  test('The route guard redirects everyone from what needs chat to the dashboard where the tenant has no chat', () => {
    expect(visit({ needsChat: true, workspace: as('SuperAdmin', false) })).toEqual({ kind: 'go', to: '/dashboard' });
    expect(visit({ needsChat: true, workspace: as('SuperAdmin', true) })).toEqual({ kind: 'enter' });
  });
});
