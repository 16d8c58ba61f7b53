import { expect, it } from 'vitest';
import { hasOptions } from './questionTypes.ts';

it.each([
  ['Radio', true],
  ['Checkbox', true],
  ['checkbox', true],
  ['Text', false],
  ['TextArea', false],
  ['Rating', false],
])('a question of type %s has options: %s', (name, has) => {
  expect(hasOptions({ id: '1', name })).toBe(has);
});

it('a question whose type is not known has none', () => {
  expect(hasOptions(undefined)).toBe(false);
});
