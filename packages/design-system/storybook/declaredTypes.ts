import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Where a type begins that a name in an interface has, and the text after it. */
const memberIn = (declaration: string, name: string): string | undefined => new RegExp(`[{;] ${name}\\??: (.*)$`, 'u').exec(declaration)?.[1];

/** A type up to the semicolon that ends it: those in braces belong to it. */
function firstType(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if ('({['.includes(text.charAt(at))) depth += 1;
    if (')}]'.includes(text.charAt(at))) depth -= 1;
    if (text.charAt(at) === ';' && depth === 0) return text.slice(0, at);
  }
  return text;
}

/**
 * The type of a prop as the report of the public surface has it; undefined for one that isn't declared there.
 * @param surface What `surface.md` says.
 * @param owner The interface of the props, such as 'SelectProps'. Those that it extends are searched, too.
 */
export function declaredType(surface: string, owner: string, prop: string): string | undefined {
  const declaration = new RegExp(`^- \`${owner}\`: \`interface (.*)\`$`, 'mu').exec(surface)?.[1];
  if (declaration === undefined) return undefined;
  const own = memberIn(declaration, prop);
  if (own !== undefined) return firstType(own);
  const extended = /^[^{]* extends ([^{]*)\{/u.exec(declaration)?.[1] ?? '';
  return [...extended.matchAll(/\b[A-Z]\w+/gu)].map(([base]) => declaredType(surface, base, prop)).find((type) => type !== undefined);
}

/** Storybook's reader takes a read-only list for 'unknown': the table of props then has what the report of the public surface says, or at least 'array'. */
export const withDeclaredTypes =
  (surface: string): ArgTypesEnhancer =>
  ({ argTypes, initialArgs, component }) => {
    const name = (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo?.displayName;
    return Object.fromEntries(
      Object.entries(argTypes).map(([prop, row]) => {
        if (row.table?.type?.summary !== 'unknown') return [prop, row];
        const summary = declaredType(surface, `${name}Props`, prop) ?? (Array.isArray(initialArgs[prop]) ? 'array' : 'unknown');
        return [prop, { ...row, table: { ...row.table, type: { summary } } }];
      }),
    );
  };
