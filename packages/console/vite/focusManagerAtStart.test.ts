import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const designSystem = resolve('packages/design-system/package.json');
const focusScope = readFileSync(join(dirname(createRequire(designSystem).resolve('react-aria/package.json')), 'dist/private/focus/FocusScope.mjs'), 'utf8');

/** The name that a function or variable of the module has inside it. */
const localName = (exported: string): string => new RegExp(`(\\S+) as ${exported}\\b`).exec(focusScope)?.[1] ?? `no ${exported}`;
const bodyOf = (name: string): string => {
  const start = focusScope.indexOf(`function ${name}(`);
  if (start < 0) throw new Error(`react-aria has no function ${name} any more.`);
  return focusScope.slice(start, focusScope.indexOf('\n}\n', start));
};

test('The focus manager of react-aria may be loaded twice: it shares nothing with the windows that keep the focus', () => {
  const shared = [localName('focusScopeTree'), ...Array.from(focusScope.matchAll(/^let (\S+\$var\$\S+) =/gm), ([, name = '']) => name)];
  expect(shared.length).toBeGreaterThan(1);
  for (const name of [localName('createFocusManager'), localName('getFocusableTreeWalker')]) {
    for (const state of shared) expect(bodyOf(name)).not.toContain(state);
  }
});
