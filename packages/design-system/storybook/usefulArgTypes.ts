import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { inheritedProps } from './inheritedProps.ts';

/** One row of a component's table of props. */
type Row = StrictInputType;

/** A type as Storybook has read it. */
type RowType = NonNullable<Row['type']>;

/** What a union is apart from its value for 'none'. */
function apartFromNone(type: RowType): RowType[] {
  if (typeof type === 'string' || type.name !== 'union') return [type];
  return type.value.filter((each) => !(each.name === 'other' && ['undefined', 'null'].includes(each.value)));
}

const nameOf = (type: RowType | undefined): string | undefined => (typeof type === 'string' ? type : type?.name);
const rawOf = (type: RowType | undefined): string | undefined => (typeof type === 'object' ? type.raw : undefined);
const isNode = (type: RowType): boolean => typeof type === 'object' && type.name === 'other' && type.value === 'ReactNode';

/** Kinds of values that have a field of their own. */
const fields = { string: 'text', boolean: 'boolean', number: 'number' } as const;

/** Types whose values JSON has not: a field for them could only break the story. */
const withoutJson = new Set(['Date', 'ReactNode', 'ReactElement', 'ReadonlySet', 'ReadonlyMap', 'Ref', 'File']);

/** How a value is changed in the panel; undefined for as Storybook would. */
function controlOf(row: Row, value: unknown): Row['control'] | undefined {
  const { type } = row;
  if (type === undefined || typeof type === 'string') return undefined;
  if (type.name === 'function' || rawOf(type)?.includes('=>')) return { disable: true };
  const kinds = apartFromNone(type);
  const [kind] = kinds;
  if (kinds.length !== 1 || kind === undefined) return undefined;
  if (isNode(kind)) return value === undefined || value === null || typeof value === 'string' ? { type: 'text' } : { disable: true };
  const name = nameOf(kind);
  if (type.name === 'union' && name !== undefined && name in fields) return { type: fields[name as keyof typeof fields] };
  return typeof kind === 'object' && kind.name === 'other' && withoutJson.has(kind.value.replace(/<.*/u, '')) ? { disable: true } : undefined;
}

/** What a component's source says, as Storybook's reader has left it on the component. */
interface ReadComponent {
  __docgenInfo?: { props?: Readonly<Record<string, { description?: string } | undefined>> };
}

/** The end of a doc comment that says what holds where a prop is left out. */
const defaultTag = /\s*@default\s+([\s\S]+)$/u;

/** The default that a prop's doc comment names: a value, or a sentence where it depends. Storybook reads those in the code alone. */
function defaultOf(component: unknown, name: string): string | undefined {
  const told = (component as ReadComponent | undefined)?.__docgenInfo?.props?.[name]?.description;
  return told === undefined ? undefined : defaultTag.exec(told)?.[1]?.replaceAll(/\s+/gu, ' ').trim();
}

/**
 * Makes the tables of props of use to who reviews a component: each prop says what it is for and what holds without it, a union its members instead of the word
 * 'union', and a text, a number or a switch that may be left out has the field of its kind, not one for JSON.
 */
export const withUsefulArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) =>
  Object.fromEntries(
    // What a story gives and its component only takes over has no row yet.
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const row: Row = argTypes[name] ?? { name };
      const raw = rawOf(row.type);
      const control = controlOf(row, initialArgs[name]);
      const byDefault = defaultOf(component, name);
      return [
        name,
        {
          ...row,
          description: row.description?.replace(defaultTag, '') || inheritedProps[name] || '',
          ...(control !== undefined && { control }),
          table: {
            ...row.table,
            ...(raw !== undefined && { type: { ...row.table?.type, summary: raw } }),
            ...(byDefault !== undefined && { defaultValue: { summary: byDefault } }),
          },
        },
      ];
    }),
  );
