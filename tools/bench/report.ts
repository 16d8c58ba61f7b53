import { execFileSync } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';

/** One number of a run. */
export interface Measurement {
  what: string;
  value: number;
  unit: 'ms' | 'KB';
  /** The most it may be (docs/performance.md); null for a number that is only recorded. */
  budget: number | null;
}

/** Every run's numbers, a line each: moment, commit, load of the last minute, what, value, unit, budget. */
const history = resolve('bench/history.tsv');

const measured: Measurement[] = [];
const loadAtStart = loadavg()[0] ?? 0;

/** Prints a number beside its budget, and keeps it for the history. */
export function report(what: string, value: number, unit: Measurement['unit'], budget: number | null): void {
  measured.push({ what, value, unit, budget });
  const verdict = budget === null ? '      ' : value <= budget ? 'within' : 'OVER  ';
  const limit = budget === null ? '' : ` of ${budget} (${budget === 0 ? '–' : (value / budget).toFixed(2)})`;
  console.log(`${verdict} ${what.padEnd(72)} ${value.toFixed(0).padStart(6)} ${unit}${limit}`);
}

/** The commit of the working tree, with a plus where something is not committed. */
function commit(): string {
  const git = (...options: string[]) => execFileSync('git', options, { encoding: 'utf8' }).trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', 'packages', 'tools') === '' ? '' : '+');
}

/** Adds what this run has measured to `bench/history.tsv`. */
export async function keepReport(): Promise<void> {
  const head = [new Date().toISOString().slice(0, 16), commit(), loadAtStart.toFixed(1)];
  const lines = measured.map(({ what, value, unit, budget }) => [...head, what, value.toFixed(0), unit, budget ?? ''].join('\t'));
  await appendFile(history, `${lines.join('\n')}\n`);
}
