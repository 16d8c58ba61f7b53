import { cpus, loadavg } from 'node:os';
import { libraries } from './candidates.ts';
import { median } from './measure.ts';
import type { Times } from './measureComponents.ts';

/** The results of the rounds of one group, by candidate. */
export interface GroupResult {
  title: string;
  rounds: ReadonlyMap<string, readonly Times[]>;
}

/** Ours may be this many times slower than the best (issue 3, What it must show 5). */
const limit = 1.2;

/** The group's table in Markdown: medians in milliseconds with their ratio to the best; ours above 1.2 is marked. */
export function groupTable({ title, rounds }: GroupResult): string {
  const names = [...rounds.keys()];
  const measures = Object.keys([...rounds.values()].flat()[0] ?? {});
  const medians = measures.map((measure) => names.map((name) => medianOf(rounds.get(name) ?? [], measure)));
  const cells = medians.map((row) => {
    const best = Math.min(...row.filter((value) => value !== null));
    return row.map((value, column) => {
      if (value === null) return 'not measured';
      const ratio = value / best;
      const isMarked = names[column] === 'ours' && ratio > limit;
      return `${value.toFixed(0)} (${ratio.toFixed(2)})${isMarked ? ' **over 1.2**' : ''}`;
    });
  });
  return [
    `## ${title}`,
    '',
    line(['', ...names.map((name) => libraries[name]!)]),
    line(['---', ...names.map(() => '---:')]),
    ...cells.map((row, index) => line([measures[index]!, ...row])),
    '',
  ].join('\n');
}

const medianOf = (rounds: readonly Times[], measure: string) =>
  rounds.length === 0 ? null : median(rounds.map((times) => times[measure]!));

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** When, where and under which load the numbers were taken. */
export function circumstances(rounds: number, loadAtStart: readonly number[], browser: string): string {
  const load = (averages: readonly number[]) => averages.map((average) => average.toFixed(1)).join(', ');
  const processors = cpus();
  return [
    '# Components beside those of other libraries',
    '',
    'Milliseconds from the event to the paint, median, and in brackets the ratio to the best. Written by `pnpm bench:components`; how to read it: `docs/performance.md`.',
    '',
    `- Taken ${new Date().toISOString()}, ${rounds} rounds, ${browser}, processor slowed 4 times.`,
    `- Machine: ${processors.length} × ${processors[0]?.model ?? 'unknown processor'}.`,
    `- Load average (1, 5, 15 minutes): ${load(loadAtStart)} at the start, ${load(loadavg())} at the end.`,
    '',
  ].join('\n');
}

/** Why ours is not within 1.2 of the best where it isn't (issue 3): written by hand, to be reviewed when the marks change. */
export const whyOver = `## Why ours is over 1.2 where it is marked

Written by hand from a profile of 2026-11-21; selecting all was not profiled.

- Against TanStack Table, where rows are mounted (mount, sort, scroll): that candidate has no design system. Its rows hold a plain button, a plain checkbox and plain texts, and its table has no toolbar, column menus, live region, sticky column or card view. A row of ours mounts a Button of react-aria (press, hover and focus for every kind of pointer, pending state, announcements), a Badge and an Avatar; in a profile of 25 rows sorted anew react-aria's parts were the largest share of the script's time. At 10,000 rows our filtering makes up for it.
- A window that opens again: the two are less than a frame (17 ms) apart, which is what a measurement can miss by.
`;
