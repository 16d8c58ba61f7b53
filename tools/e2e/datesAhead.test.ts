import { expect, test } from 'vitest';
import { repositoryFiles } from '../documents/repositoryFiles.ts';

/** Years that were ahead when this was written, alone or in the middle of what is typed into a date. */
const yearAhead = /20(?:2[7-9]|[3-9]\d)(?:\d{3,4}[AP]M)?(?!\d)/u;

test('A year ahead is found in a sentence, in an address and in what is typed into a date', () => {
  for (const line of ["toContainText('15 Mar 2027 9:00 AM')", "'/calendar?day=2030-03-14'", "typeDate(date, '03152027900AM')"]) expect(line).toMatch(yearAhead);
  for (const line of ["'123199991159PM'", "'/calendar?day=2026-10-31'", 'const size = 20_300;']) expect(line).not.toMatch(yearAhead);
});

test('no journey, fault or scenario names a year ahead: it would fail once that date has passed', () => {
  const parts = /^packages\/end-to-end\/(journeys|faults|outcomes|access|harness|hear|soak)\//u;
  const files = repositoryFiles().filter(({ path }) => parts.test(path) && path !== 'packages/end-to-end/harness/days.ts');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(({ path, text }) => path.endsWith('.ts') && yearAhead.test(text)).map(({ path }) => path), 'harness/days.ts has days of the next year').toEqual([]);
});
