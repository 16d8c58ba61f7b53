import { loadavg } from 'node:os';
import { measureActs } from './acts.ts';
import { benchComponents } from './components.ts';
import { measureEditors } from './editors.ts';
import { measureHeap } from './heap.ts';
import { measureFrames, measureHost } from './large.ts';
import { withProduct } from './product.ts';
import { keepReport } from './report.ts';
import { measureStarts } from './starts.ts';
import { measureResults } from './surveyResults.ts';

/** What can be measured, in this order. */
const parts = { starts: measureStarts, acts: measureActs, editors: measureEditors, results: measureResults, frames: measureFrames, heap: measureHeap, host: measureHost };

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);

// `components`, then how many rounds and which folder of bench/candidates; else the names of the parts, all without any.
const [first, componentRounds = '5', only] = process.argv.slice(2);
if (first === 'components') await benchComponents(Number(componentRounds), only);
else {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !isPart(name));
  if (unknown.length > 0) throw new Error(`There is no part '${unknown.join("', '")}': ${Object.keys(parts).join(', ')}, components.`);
  console.log(`Load average: ${loadavg().map((average) => average.toFixed(1)).join(', ')}`);
  await withProduct(async (browser) => {
    for (const name of named.length > 0 ? named.filter(isPart) : (Object.keys(parts) as (keyof typeof parts)[])) await parts[name](browser);
  });
  await keepReport();
}
