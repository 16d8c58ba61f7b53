import { unstable_serialize } from 'swr';
import { describe, expect, test } from 'vitest';
import { isKeyOf, type ReadParameters, type ReadPath, readKey, searchKey } from './readKey.ts';

const scope = { subject: 'u1', tenantId: 'harbour', roleId: 'super' };
const key: (...question: [typeof scope, ReadPath, object?]) => string = (asked, path, parameters) =>
  unstable_serialize(readKey(asked, path, parameters as ReadParameters<ReadPath>));

describe('faults D4: the key of a read', () => {
  test.each([
    ['person', { ...scope, subject: 'u2' }],
    ['tenant', { ...scope, tenantId: 'prairie' }],
    ['role', { ...scope, roleId: 'unit' }],
  ])('faults D4: the key of a read differs for another %s', (_, other) => {
    expect(key(other, '/api/users/me')).not.toBe(key(scope, '/api/users/me'));
  });

  test('faults D4: the key of a read differs for other parameters', () => {
    const page = (number: number) => key(scope, '/api/management/tags/{page}/{size}', { path: { page: number, size: 10 } });
    expect(page(0)).not.toBe(page(1));
  });

  test('A key is the same whether a parameter is left out or undefined, and in any order of parameters', () => {
    const path = '/api/tenant/all-published-items';
    expect(key(scope, path, { query: { page: 0, size: 25, search: undefined } })).toBe(key(scope, path, { query: { size: 25, page: 0 } }));
  });

  test('faults D4: the key of a read is found by its path, whatever its parameters', () => {
    const tags = readKey(scope, '/api/management/tags/{page}/{size}', { path: { page: 3, size: 10 } });
    expect(isKeyOf(tags, ['/api/management/tags/{page}/{size}'])).toBe(true);
    expect(isKeyOf(tags, ['/api/users/me'])).toBe(false);
    expect(isKeyOf('$inf$something', ['/api/users/me'])).toBe(false);
  });

  test('faults D4: the key of a search is found as well, and differs for another phrase or role', () => {
    const path = '/api/management/users/search';
    const search = (asked: typeof scope, searchedPhrase: string) => searchKey(asked, path, { searchedPhrase, page: 0, pageSize: 20 });
    expect(isKeyOf(search(scope, 'ma'), [path])).toBe(true);
    expect(unstable_serialize(search(scope, 'ma'))).not.toBe(unstable_serialize(search(scope, 'mar')));
    expect(unstable_serialize(search(scope, 'ma'))).not.toBe(unstable_serialize(search({ ...scope, roleId: 'unit' }, 'ma')));
  });
});
