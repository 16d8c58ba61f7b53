import { expect, it } from 'vitest';
import { contentsInWords } from './contentsInWords.ts';

it.each([
  [{ roles: 10, staying: 0, published: 39, scheduled: 6 }, 'This affects 10 roles, 39 published items, and 6 scheduled items. Roles are deleted, items become drafts.'],
  [{ roles: 1, staying: 0, published: 0, scheduled: 0 }, 'This affects 1 role. Roles are deleted.'],
  [{ roles: 0, staying: 0, published: 0, scheduled: 0 }, 'It affects no roles and no published or scheduled items.'],
  [{ roles: 0, staying: 0, published: 2, scheduled: null }, 'This affects 2 published items. Items become drafts. The number of scheduled items could not be counted.'],
  [{ roles: null, staying: null, published: null, scheduled: null }, 'The number of roles, published items, and scheduled items could not be counted.'],
  [{ roles: 21, staying: 2, published: 0, scheduled: 0 }, 'This affects 21 roles. Roles are deleted. 2 roles of super administrators stay and lose their node.'],
  [{ roles: 0, staying: 1, published: 0, scheduled: 0 }, '1 role of a super administrator stays and loses its node.'],
])('contents of %o read: %s', (contents, words) => expect(contentsInWords(contents)).toBe(words));
