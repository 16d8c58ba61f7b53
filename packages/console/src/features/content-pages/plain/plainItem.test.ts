import type { components } from '@noticeboard/api-types/schema';
import { required } from '@noticeboard/design-system';
import { describe, expect, test } from 'vitest';
import { refuseOnce } from '../../../api/useOverwriteWarning.ts';
import { itemInput, itemSave, plainFields, valuesOf } from './plainItem.ts';

const item = (name: string | null, body: string | null) => ({ id: '1', name, body }) as components['schemas']['ContentItem'];
const noFiles = { attachedFileNames: [], deletedFileNames: [] };

describe('An item with a name and a text', () => {
  test('decisions-content O15: is sent with its name, and null for a text that is not written', () => {
    expect(itemInput('ContactDirectory', { name: 'Night desk', body: '' })).toEqual({ name: 'Night desk', body: null, ...noFiles });
    expect(valuesOf(item('Night desk', null))).toEqual({ name: 'Night desk', body: '' });
  });

  test('a suggestion is sent with its text, and null for a name', () => {
    expect(itemInput('SuggestionBox', { name: '', body: 'Chairs' })).toEqual({ name: null, body: 'Chairs', ...noFiles });
  });

  test('P12: what was not changed here is sent as the host has it now, and a text of others is told', () => {
    const change = { from: { name: 'Desk', body: 'Days' }, to: { name: 'Night desk', body: 'Days' } };
    const { body, overwriting } = itemSave('FeedbackLoop', item('Front desk', 'Nights'), change);
    expect(body).toMatchObject({ name: 'Night desk', body: 'Nights' });
    expect(() => refuseOnce(overwriting, new Map())).toThrow('It is now: Front desk.');
  });

  test('its form asks for the texts of its type, and needs those that the type needs', () => {
    const fields = plainFields([
      { field: 'name', label: 'Name', isRequired: true },
      { field: 'body', label: 'Description', isRequired: false },
    ]);
    expect(fields.name?.rules).toEqual([required]);
    expect([fields.name?.clean?.(' a\nb '), fields.body?.clean?.(' a\nb '), fields.body?.rules]).toEqual(['a b', 'a\nb', []]);
  });
});
