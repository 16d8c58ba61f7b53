import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const overview = 'packages/design-system/src/theme/Icons.stories.tsx';

const importedBy = (file: string) => [...readFileSync(file, 'utf8').matchAll(/'lucide-react\/icons\/([a-z0-9-]+)'/g)].map(([, name]) => name as string);

/** How many files of the product use each icon. */
function uses(): ReadonlyMap<string, number> {
  const files = globSync('packages/{console,design-system}/src/**/*.{ts,tsx}').filter((file) => !/\.(?:stories|test)\.tsx?$/.test(file));
  const counts = new Map<string, number>();
  for (const name of files.flatMap(importedBy)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const shown = importedBy(overview);
const used = uses();

it('The overview of icons shows no icon that the product no longer uses', () => {
  expect(shown.filter((name) => !used.has(name))).toEqual([]);
});

it('The overview of icons says what each icon means that several screens show', () => {
  expect([...used].filter(([name, count]) => count > 2 && !shown.includes(name)).map(([name]) => name)).toEqual([]);
});
