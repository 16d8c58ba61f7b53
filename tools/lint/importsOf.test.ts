import { expect, test } from 'vitest';
import { importsOf } from './importsOf.ts';

const specifiersIn = (text: string) => importsOf('example.tsx', text).map(({ specifier }) => specifier);

test('Every kind of import is found, types included', () => {
  const text = [
    "import './alone.css.ts';",
    "import type { One } from './types.ts';",
    "export { two } from './two.ts';",
    "export * from './all.ts';",
    "const page = () => import('./Page.tsx');",
    "type Three = import('./three.ts').Three;",
    'export const part = <One />;',
  ].join('\n');
  expect(specifiersIn(text)).toEqual(['./alone.css.ts', './types.ts', './two.ts', './all.ts', './Page.tsx', './three.ts']);
});

test('Text that only looks like an import does not count', () => {
  expect(specifiersIn(`// import { a } from './a.ts';\nconst words = "from './b.ts'";`)).toEqual([]);
});

test('An import is reported with its line, and a second of the same file is not repeated', () => {
  expect(importsOf('example.ts', "\nimport { a } from './a.ts';\nimport type { A } from './a.ts';")).toEqual([{ specifier: './a.ts', line: 2 }]);
});
