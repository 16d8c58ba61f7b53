import type { components } from '@noticeboard/api-types/schema';
import { describe, expect, it } from 'vitest';
import { countPublished, countRoles, countScheduled, isAnythingLost } from './nodeContents.ts';

const ids = new Set(['north', 'elm']);
const types = [
  { id: 'all', name: 'SuperAdmin' },
  { id: 'some', name: 'OrganizationUnitAdmin' },
] as components['schemas']['RoleType'][];
const role = (organizationNodeId: string | null, roleTypeId = 'some') => ({ organizationNodeId, roleTypeId }) as components['schemas']['Role'];
const item = (organizationNodeId: string | null, isPublished = true) => ({ organizationNodeId, isPublished }) as components['schemas']['PublishedItem'];

describe('The contents of a node', () => {
  it('The contents of a node include the roles on it and below it', () => {
    expect(countRoles({ results: [role('north'), role('elm'), role('south'), role(null)], totalElementCount: 4 }, ids, types)).toEqual({ roles: 2, staying: 0 });
  });

  it('The contents of a node do not include roles of super administrators, which stay', () => {
    expect(countRoles({ results: [role('north'), role('elm', 'all'), role(null, 'all')], totalElementCount: 3 }, ids, types)).toEqual({ roles: 1, staying: 1 });
  });

  it('The roles of a node are unknown when the list is incomplete or missing', () => {
    expect(countRoles({ results: [role('north')], totalElementCount: 1200 }, ids, types)).toEqual({ roles: null, staying: null });
    expect(countRoles(undefined, ids, types)).toEqual({ roles: null, staying: null });
  });

  it('The contents of a node include the items that the host counts', () => {
    expect(countPublished({ results: [item('north')], totalElementCount: 31 }, ids)).toBe(31);
    expect(countScheduled({ results: [], totalElementCount: 0 })).toBe(0);
  });

  it('Items are counted here when the host returns everything; scheduled ones are unknown', () => {
    const everything = { results: [item('north'), item('elm'), item('elm', false), item('south'), item(null, false)], totalElementCount: 5 };
    expect(countPublished(everything, ids)).toBe(2);
    expect(countScheduled(everything)).toBeNull();
  });
});

it('a deletion loses something when the node has contents, or when that is unknown', () => {
  const none = { roles: 0, staying: 3, published: 0, scheduled: 0 };
  expect(isAnythingLost(none)).toBe(false);
  expect(isAnythingLost({ ...none, published: 1 })).toBe(true);
  expect(isAnythingLost({ ...none, roles: null })).toBe(true);
});
