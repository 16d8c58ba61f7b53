import { expect, it } from 'vitest';
import { listNameOf } from './itemNames.ts';

it('shows the first 50 characters of a post, and never half an emoji', () => {
  expect(listNameOf(null, `${'a'.repeat(49)}👩🏽‍⚕️ and more`)).toBe(`${'a'.repeat(49)}👩🏽‍⚕️…`);
  expect(listNameOf('', '🇨🇦'.repeat(50))).toBe('🇨🇦'.repeat(50));
  expect(listNameOf('Menu', 'Soup')).toBe('Menu');
});
