import { parseSync } from 'vite';

/** One import, export from or `import(…)` of a file, types included. */
export interface Import {
  specifier: string;
  line: number;
}

const called = /\bimport\(\s*'([^']+)'/g;

/** Everything that a module names as its own needs, in the order of its text. */
export function importsOf(file: string, text: string): Import[] {
  const { module } = parseSync(file, text);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
  ].map(({ value, start }) => ({ specifier: value, start }));
  // The parser leaves out `import('…').Type`; a page that is loaded later is asked for in the same words.
  const calls = [...text.matchAll(called)].map(({ 1: specifier = '', index }) => ({ specifier, start: index }));
  const seen = new Set<string>();
  return [...requests, ...calls]
    .toSorted((one, other) => one.start - other.start)
    .filter(({ specifier }) => !seen.has(specifier) && seen.add(specifier))
    .map(({ specifier, start }) => ({ specifier, line: text.slice(0, start).split('\n').length }));
}
