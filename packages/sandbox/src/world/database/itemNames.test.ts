import { expect, it } from 'vitest';
import { listNameOf } from './itemNames.ts';

it('The name of a post is its first 50 characters, and never has half an emoji', () => {
  expect(listNameOf(null, `${'a'.repeat(49)}👩🏽‍⚕️ and more`)).toBe(`${'a'.repeat(49)}👩🏽‍⚕️…`);
  expect(listNameOf('', '🇨🇦'.repeat(50))).toBe('🇨🇦'.repeat(50));
  expect(listNameOf('Menu', 'Soup')).toBe('Menu');
});
