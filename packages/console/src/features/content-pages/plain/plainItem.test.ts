import type { components } from '@noticeboard/api-types/schema';
import { required } from '@noticeboard/design-system';
import { describe, expect, test } from 'vitest';
import { refuseOnce } from '../../../api/useOverwriteWarning.ts';
import { emptyItem, itemInput, itemSave, plainFields, valuesOf } from './plainItem.ts';

const item = (name: string | null, body: string | null) => ({ id: '1', name, body }) as components['schemas']['ContentItem'];
const noFiles = { attachedFileNames: [], deletedFileNames: [] };

describe('An item with a name and a text', () => {
  test('decisions-content O15: an item with a name and a text is sent with its name, and null for a text that is not written', () => {
    expect(itemInput({ name: 'Night desk', body: '' })).toEqual({ name: 'Night desk', body: null, ...noFiles });
    expect(valuesOf(item('Night desk', null))).toEqual({ name: 'Night desk', body: '' });
  });

  test('a suggestion is sent with its text, and null for a name', () => {
    expect(itemInput({ name: '', body: 'Chairs' })).toEqual({ name: null, body: 'Chairs', ...noFiles });
  });

  test('P12: what was not changed here is sent as the host has it now, and a text that others changed is reported', () => {
    const change = { from: { name: 'Desk', body: 'Days' }, to: { name: 'Night desk', body: 'Days' } };
    const { body, overwriting } = itemSave(item('Front desk', 'Nights'), change);
    expect(body).toMatchObject({ name: 'Night desk', body: 'Nights' });
    expect(() => refuseOnce(overwriting, new Map())).toThrow('It is now: Front desk.');
  });

  test('The form of an item with a name and a text has the texts of its type, and requires those that the type requires', () => {
    const fields = plainFields([
      { field: 'name', label: 'Name', isRequired: true },
      { field: 'body', label: 'Description', isRequired: false },
    ]);
    expect(fields.name?.rules?.[0]).toBe(required);
    expect(fields.body?.rules).not.toContain(required);
    expect([fields.name?.clean?.(' a\nb '), fields.body?.clean?.(' a\nb ')]).toEqual(['a b', 'a\nb']);
  });

  test('decisions-content O35: a text that is one character too long is refused before it is sent', () => {
    const { body } = plainFields([{ field: 'body', label: 'Suggestion', isRequired: true }]);
    const refusals = (text: string) => body?.rules?.flatMap((rule) => rule(text, { label: 'Suggestion', values: { name: '', body: text }, opened: emptyItem }) ?? []);
    expect(refusals('👍'.repeat(10_000))).toEqual([]);
    expect(refusals(`${'a'.repeat(9_999)}\n\n`)).toEqual(['Suggestion must have at most 10000 characters']);
  });
});
