import { describe, expect, test } from 'vitest';
import { withUsefulArgTypes } from '../../packages/design-system/storybook/usefulArgTypes.ts';

type Context = Parameters<typeof withUsefulArgTypes>[0];
type Row = Context['argTypes'][string];

const none = { name: 'other', value: 'undefined' } as const;
const node = { name: 'other', value: 'ReactNode' } as const;
const union = (raw: string, ...value: { name: string; value?: string }[]) => ({ name: 'union', raw, value }) as Row['type'];

/** A row of the table as the designer has it. */
const seen = (name: string, row: Partial<Row>, value?: unknown): Row =>
  withUsefulArgTypes({ argTypes: { [name]: { name, ...row } }, initialArgs: { [name]: value } } as unknown as Context)[name]!;

describe('The table of props', () => {
  test('In the table of props an optional text has a field for text', () => {
    expect(seen('reason', { type: union('string | undefined', { name: 'string' }, none) })).toMatchObject({ control: { type: 'text' }, table: { type: { summary: 'string | undefined' } } });
  });

  test('In the table of props an optional switch has a switch', () => {
    expect(seen('isLarge', { type: union('boolean | undefined', { name: 'boolean' }, none) }).control).toEqual({ type: 'boolean' });
  });

  test('In the table of props a text in place of an element can be typed over, an element cannot', () => {
    expect(seen('children', { type: node }, 'Save changes').control).toEqual({ type: 'text' });
    expect(seen('icon', { type: node }, { $$typeof: 'element' }).control).toEqual({ disable: true });
  });

  test('In the table of props a function, a date and a set have no field for JSON', () => {
    for (const type of [union('(() => void) | undefined', { name: 'function' }, none), { name: 'other', value: 'Date' }, { name: 'other', value: 'ReadonlySet' }]) {
      expect(seen('it', { type: type as Row['type'] }).control).toEqual({ disable: true });
    }
  });

  test('In the table of props choices list what can be chosen', () => {
    expect(seen('size', { type: { name: 'enum', raw: "'small' | 'large'", value: ['small', 'large'] }, control: { type: 'radio' } })).toMatchObject({
      control: { type: 'radio' },
      table: { type: { summary: "'small' | 'large'" } },
    });
  });

  test('In the table of props the default that a doc comment names is in its column, not in the description', () => {
    const component = { __docgenInfo: { props: { width: { description: 'In pixels. @default 96' }, tone: { description: "What it means.\n@default 'accent', in a window\n  'neutral'" } } } };
    const rows = withUsefulArgTypes({ argTypes: { width: { name: 'width', description: 'In pixels. @default 96' }, tone: { name: 'tone', description: 'What it means.' } }, initialArgs: {}, component } as unknown as Context);
    expect(rows['width']).toMatchObject({ description: 'In pixels.', table: { defaultValue: { summary: '96' } } });
    expect(rows['tone']).toMatchObject({ description: 'What it means.', table: { defaultValue: { summary: "'accent', in a window 'neutral'" } } });
  });

  test('In the table of props a prop that only a story names has a row', () => {
    const rows = withUsefulArgTypes({ argTypes: {}, initialArgs: { isReadOnly: true } } as unknown as Context);
    expect(rows['isReadOnly']?.description).toContain('not changed');
  });

  test('In the table of props an inherited prop says what it is for, and an own one says it in its own words', () => {
    expect(seen('isDisabled', {}).description).toContain('disabledReason');
    expect(seen('isOpen', { description: 'Whether the chart is unfolded.' }).description).toBe('Whether the chart is unfolded.');
  });
});
