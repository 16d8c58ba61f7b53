import type { components } from '@noticeboard/api-types/schema';
import { describe, expect, it } from 'vitest';
import { countPublished, countRoles, countScheduled } from './nodeContents.ts';

const ids = new Set(['north', 'elm']);
const role = (organizationNodeId: string | null) => ({ organizationNodeId }) as components['schemas']['Role'];
const item = (organizationNodeId: string | null, isPublished = true) => ({ organizationNodeId, isPublished }) as components['schemas']['PublishedItem'];

describe('what hangs on a node', () => {
  it('are the roles on it and below it', () => {
    expect(countRoles({ results: [role('north'), role('elm'), role('south'), role(null)], totalElementCount: 4 }, ids)).toBe(2);
  });

  it('are roles unknown when the list is not whole or not there', () => {
    expect(countRoles({ results: [role('north')], totalElementCount: 1200 }, ids)).toBeNull();
    expect(countRoles(undefined, ids)).toBeNull();
  });

  it('are the items that the host counts', () => {
    expect(countPublished({ results: [item('north')], totalElementCount: 31 }, ids)).toBe(31);
    expect(countScheduled({ results: [], totalElementCount: 0 })).toBe(0);
  });

  it('are counted here when the host answers everything; what waits for a date it does not tell', () => {
    const everything = { results: [item('north'), item('elm'), item('elm', false), item('south'), item(null, false)], totalElementCount: 5 };
    expect(countPublished(everything, ids)).toBe(2);
    expect(countScheduled(everything)).toBeNull();
  });
});
