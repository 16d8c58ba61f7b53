import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { declarationOf } from './declarationOf.ts';

const folder = 'packages/design-system/exports';
/** The report, from the root of the repository. */
export const report = 'packages/design-system/surface.md';

/** The names of an entry, each with the file and the name that it comes from. */
function namesOf(entry: string): { name: string; original: string; file: string }[] {
  const { module } = parseSync(entry, readFileSync(entry, 'utf8'));
  return module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName, importName, moduleRequest }) => ({
      name: exportName.name ?? '',
      original: importName.name ?? exportName.name ?? '',
      file: moduleRequest ? normalize(join(dirname(entry), moduleRequest.value)) : entry,
    })),
  );
}

/** What a product can take from the design system, entry by entry and in the order of names. */
export function surface(): string {
  const entries = globSync(`${folder}/*.ts`).toSorted((first, second) => first.localeCompare(second, 'en'));
  const sections = entries.map((entry) => {
    const lines = namesOf(entry)
      .toSorted((first, second) => first.name.localeCompare(second.name, 'en'))
      .map(({ name, original, file }) => `- \`${name}\`: \`${declarationOf(file, original)}\``);
    return `## ${basename(entry, '.ts')}\n\n${lines.join('\n')}`;
  });
  const intro = "# What the design system offers\n\nWritten by `pnpm surface`; a unit test compares it. A change here is a change of what products build on: review it as such.";
  return `${[intro, ...sections].join('\n\n')}\n`;
}
