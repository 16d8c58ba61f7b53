import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = import.meta.dirname;
const surface = readFileSync(join(folder, '../../surface.md'), 'utf8').split('\n');

/** What a line of the report says of a name that the package exports. */
const declarationOf = (name: string): string | undefined => surface.find((line) => line.startsWith(`- \`${name}\`: `));

/** The declaration of a component's props with those that they extend, as far as the package exports them. */
const propsOf = (type: string): string => {
  const declaration = declarationOf(type) ?? '';
  const extended = [...(/ extends ([^{]*)\{/u.exec(declaration)?.[1] ?? '').matchAll(/\b[A-Z]\w+/gu)].map(([name]) => name);
  return [declaration, ...extended.filter((name) => name !== type).map(propsOf)].join('\n');
};

const pages = readdirSync(folder)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

const examplesIn = (text: string): string => [...text.matchAll(/```tsx\n([\s\S]*?)```/gu)].map(([, code]) => code).join('\n');

describe.each(pages)('$file', ({ text }) => {
  const examples = examplesIn(text);
  const imported = [...examples.matchAll(/import \{([^}]*)\} from '@noticeboard\/design-system[^']*'/gu)].flatMap(([, names]) =>
    (names ?? '').split(',').map((name) => name.replace('type ', '').trim()),
  );
  const named = [...text.replaceAll(/```[\s\S]*?```/gu, '').matchAll(/`((?:use[A-Z]|[A-Z][a-z])\w+)(?:\(\))?`/gu)].map(([, name]) => name ?? '');

  test('The page names only components and hooks that the package exports', () => {
    // The story of every component, and a hook of react-aria.
    const elsewhere = ['Matrix', 'usePress'];
    expect([...imported, ...named].filter((name) => !elsewhere.includes(name) && declarationOf(name) === undefined)).toEqual([]);
  });

  test('The examples of the page give a component only props that it has', () => {
    const given = [...examples.matchAll(/<([A-Z]\w+)((?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)>/gu)].flatMap(([, component = '', attributes = '']) =>
      [...attributes.replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/gu, '{}').matchAll(/(?<=^|\s)([a-z]\w*)(?=[=\s/]|$)/gu)].map(([, name = '']) => ({ component, name })),
    );
    const inherited = new Set(['onPress', 'value', 'to']);
    const wrong = given.filter(({ component, name }) => declarationOf(component) !== undefined && !inherited.has(name) && !new RegExp(`\\b${name}\\??:`, 'u').test(propsOf(`${component}Props`)));
    expect(wrong.map(({ component, name }) => `${component} ${name}`)).toEqual([]);
  });
});
