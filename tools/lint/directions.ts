import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { circlesIn } from './circles.ts';
import { directionFault } from './directionFault.ts';
import { importsOf } from './importsOf.ts';
import { houses } from './rooms.ts';

const endings = ['', '.ts', '.tsx'];

/** The file of the repository that a relative specifier means; undefined where it means none, such as a package. */
function fileOf(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = normalize(join(dirname(from), specifier));
  return endings.map((ending) => path + ending).find((file) => existsSync(file) && statSync(file).isFile());
}

const faults: string[] = [];
let checked = 0;

for (const house of houses) {
  const graph = new Map<string, string[]>();
  for (const file of globSync(`${house.folder}/**/*.{ts,tsx}`)) {
    const imported: string[] = [];
    for (const { specifier, line } of importsOf(file, readFileSync(file, 'utf8'))) {
      checked += 1;
      const say = (fault: string) => faults.push(`${file}:${line} imports '${specifier}': ${fault}`);
      const owner = /^@noticeboard\/[^/]+/.exec(specifier)?.[0];
      if (owner !== undefined && !house.packages?.some((name) => name === owner || name === specifier)) say(`${house.folder} does not know ${specifier}.`);
      const target = fileOf(file, specifier);
      if (target === undefined) continue;
      imported.push(target);
      const fault = directionFault(house, file, target);
      if (fault !== undefined) say(fault);
    }
    graph.set(file, imported);
  }
  for (const circle of circlesIn(graph)) {
    faults.push(`${[...circle, circle[0]].join(' → ')}: files import each other in a circle. Move what they share, types too, to a file of its own.`);
  }
}

for (const fault of faults) console.error(fault);
console.log(`Directions: ${checked} imports, ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
