import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftsOf, forgetDrafts, hasDrafts } from './drafts.ts';
import { memoryStorage } from './testing/memoryStorage.ts';

const storage = memoryStorage();
const scope = { subject: 'ana', tenantId: 'harbour', roleId: 'super' };
const at = (pathname: string) => vi.stubGlobal('window', { location: { pathname } });

beforeEach(() => {
  for (const key of storage.keys()) storage.remove(key);
  at('/users/departments');
});

describe('a draft', () => {
  test('A draft is found by the same person, in the same tenant and role, at the same address', () => {
    draftsOf(storage, scope).write('Add department', 'typed');
    expect(draftsOf(storage, scope).read('Add department')).toBe('typed');
    expect(draftsOf(storage, { ...scope, subject: 'bo' }).read('Add department')).toBeNull();
    expect(draftsOf(storage, { ...scope, tenantId: 'prairie' }).read('Add department')).toBeNull();
    expect(draftsOf(storage, { ...scope, roleId: 'unit' }).read('Add department')).toBeNull();
    at('/users/tags');
    expect(draftsOf(storage, scope).read('Add department')).toBeNull();
  });

  test('Every draft is deleted at the sign-out, and nothing else is', () => {
    draftsOf(storage, scope).write('Add department', 'typed');
    draftsOf(storage, { ...scope, subject: 'bo' }).write('Add department', 'typed');
    storage.write('noticeboard.choice', '{}');
    forgetDrafts(storage);
    expect(storage.keys()).toEqual(['noticeboard.choice']);
  });

  test('A draft of someone else is deleted when a person signs in', () => {
    draftsOf(storage, scope).write('Add department', 'typed');
    draftsOf(storage, { ...scope, subject: 'ana2' }).write('Add department', 'typed');
    expect(hasDrafts(storage)).toBe(true);
    forgetDrafts(storage, 'ana');
    expect(draftsOf(storage, scope).read('Add department')).toBe('typed');
    expect(draftsOf(storage, { ...scope, subject: 'ana2' }).read('Add department')).toBeNull();
    forgetDrafts(storage, 'bo');
    expect(hasDrafts(storage)).toBe(false);
  });
});
