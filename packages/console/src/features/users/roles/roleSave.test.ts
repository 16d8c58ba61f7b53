import { describe, expect, test } from 'vitest';
import { refuseOnce } from '../../../api/useOverwriteWarning.ts';
import type { Role } from './roleRow.ts';
import { type RoleChange, roleSave } from './roleSave.ts';

const read = (contentInstanceId: string) => ({ contentInstanceId, canRead: true, canWrite: false, canDelete: false });
const write = (contentInstanceId: string) => ({ ...read(contentInstanceId), canWrite: true });
const opened: Role = { id: 'r1', name: 'Care aides', roleTypeId: 't1', organizationNodeId: 'n1', grantedContentInstancePermissions: [read('news'), read('pulse')] };
const pageNames = new Map([['news', 'News'], ['pulse', 'Pulse Checks'], ['art', 'Art']]);

const bodyOf = (now: Role, change: RoleChange) => roleSave(opened, now, change).body;
const save = (now: Role, change: RoleChange) => () => refuseOnce(roleSave(opened, now, change).overwriting, new Map());

describe('Permissions of a role', () => {
  const change: RoleChange = { permissions: [write('news'), read('pulse')], pageNames };

  test('Permissions of untouched pages, the name and the node stay as someone else saved them', () => {
    const now: Role = { ...opened, name: 'Aides', organizationNodeId: 'n2', grantedContentInstancePermissions: [read('news'), write('pulse'), read('art')] };
    expect(bodyOf(now, change)).toEqual({ name: 'Aides', organizationNodeId: 'n2', roleContentInstancePermissions: [write('news'), write('pulse'), read('art')] });
    expect(save(now, change)).not.toThrow();
  });

  test('Rights that someone else has changed on the same page are reported with the page\'s name', () => {
    const all = { ...write('news'), canDelete: true };
    expect(save({ ...opened, grantedContentInstancePermissions: [all, read('pulse')] }, change)).toThrow(/It is now: Read, Write, and Delete on News\./);
    expect(save({ ...opened, grantedContentInstancePermissions: [read('pulse')] }, change)).toThrow(/It is now: nothing on News\./);
  });

  test('Rights that the host has already are not reported', () => {
    expect(save({ ...opened, grantedContentInstancePermissions: [write('news'), read('pulse')] }, change)).not.toThrow();
  });

  test('Permissions that were removed in the meantime do not come back', () => {
    expect(bodyOf({ ...opened, grantedContentInstancePermissions: [read('news')] }, change).roleContentInstancePermissions).toEqual([write('news')]);
  });
});

describe('Name and node of a role', () => {
  test('A rename of a role over another one is reported; an untouched node stays as it is now', () => {
    const now: Role = { ...opened, name: 'Aides', organizationNodeId: 'n2' };
    const change: RoleChange = { name: 'Night aides', organizationNodeId: 'n1' };
    expect(save(now, change)).toThrow(/It is now: Aides\./);
    expect(bodyOf(now, change)).toEqual({ name: 'Night aides', organizationNodeId: 'n2', roleContentInstancePermissions: [read('news'), read('pulse')] });
  });

  test('A save of a role’s name or node leaves the permissions as they are now, since a host may replace the whole role', () => {
    const now: Role = { ...opened, grantedContentInstancePermissions: [write('news')] };
    expect(bodyOf(now, { name: 'Night aides', organizationNodeId: 'n1' }).roleContentInstancePermissions).toEqual([write('news')]);
  });

  test('A move of a role over another move is reported, a move to the same node is not', () => {
    const now: Role = { ...opened, organizationNodeId: 'n2' };
    expect(save(now, { name: 'Care aides', organizationNodeId: 'n3' })).toThrow(/It is now: another organization node\./);
    expect(save(now, { name: 'Care aides', organizationNodeId: 'n2' })).not.toThrow();
  });
});
