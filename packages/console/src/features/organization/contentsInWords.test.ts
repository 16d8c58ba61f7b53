import { expect, it } from 'vitest';
import { contentsInWords } from './contentsInWords.ts';

it.each([
  [{ roles: 10, staying: 0, published: 39, scheduled: 6 }, 'It takes with it 10 roles, 39 published items, and 6 scheduled items. Roles are deleted, items become drafts.'],
  [{ roles: 1, staying: 0, published: 0, scheduled: 0 }, 'It takes with it 1 role. Roles are deleted.'],
  [{ roles: 0, staying: 0, published: 0, scheduled: 0 }, 'No roles and no published or scheduled items hang on it.'],
  [{ roles: 0, staying: 0, published: 2, scheduled: null }, 'It takes with it 2 published items. Items become drafts. How many scheduled items hang on it could not be counted.'],
  [{ roles: null, staying: null, published: null, scheduled: null }, 'How many roles, published items, and scheduled items hang on it could not be counted.'],
  [{ roles: 21, staying: 2, published: 0, scheduled: 0 }, 'It takes with it 21 roles. Roles are deleted. 2 roles of super administrators stay and lose their node.'],
  [{ roles: 0, staying: 1, published: 0, scheduled: 0 }, '1 role of a super administrator stays and loses its node.'],
])('%o reads: %s', (contents, words) => expect(contentsInWords(contents)).toBe(words));
