import { describe, expect, test } from 'vitest';
import { declaredType, withDeclaredTypes } from '../../packages/design-system/storybook/declaredTypes.ts';

const surface = [
  '- `FieldTexts`: `interface FieldTexts { label?: string; hints: readonly string[]; }`',
  '- `SelectProps`: `interface SelectProps extends Inherited, FieldTexts { choices: readonly { id: string; name: string }[]; onChange: (value: string | null) => void; }`',
].join('\n');

/** The row of `choices` in the table of a component, after Storybook has read its type. */
const rowOf = (summary: string, displayName: string) =>
  withDeclaredTypes(surface)({ argTypes: { choices: { name: 'choices', table: { type: { summary } } } }, initialArgs: { choices: [] }, component: { __docgenInfo: { displayName } } } as unknown as Parameters<ReturnType<typeof withDeclaredTypes>>[0])['choices'];

describe('The types in the table of props', () => {
  test('The type of a prop is read from the report of the public surface, whole', () => {
    expect(declaredType(surface, 'SelectProps', 'choices')).toBe('readonly { id: string; name: string }[]');
  });

  test('The type of a prop is found in what its interface extends', () => {
    expect(declaredType(surface, 'SelectProps', 'hints')).toBe('readonly string[]');
    expect(declaredType(surface, 'SelectProps', 'missing')).toBeUndefined();
  });

  test('A type that Storybook could not read is replaced, one that it could is kept', () => {
    expect(rowOf('unknown', 'Select')).toMatchObject({ table: { type: { summary: 'readonly { id: string; name: string }[]' } } });
    expect(rowOf('string', 'Select')).toMatchObject({ table: { type: { summary: 'string' } } });
    expect(rowOf('unknown', 'NotExported')).toMatchObject({ table: { type: { summary: 'array' } } });
  });
});
