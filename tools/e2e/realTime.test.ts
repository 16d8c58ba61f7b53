import { expect, test } from 'vitest';
import { repositoryFiles } from '../documents/repositoryFiles.ts';
import { realTimeIn } from './realTime.ts';

/** Where real time is waited for all the same, and why no test fails by it. */
const allowed: Record<string, string> = {
  'packages/end-to-end/journeys/steady-screens.spec.ts': 'It observes what moves on the screen, and compares pixels, no time.',
  'packages/end-to-end/harness/oracles/watchContext.ts':
    'Before an oracle looks it waits for what a closed dialog leaves open; where a test has stopped the clock that never ends, and the oracle looks all the same.',
};

const of = (line: string) => realTimeIn('some.spec.ts', line).map(({ what }) => what);

test('A timeout shorter than the suite’s is found, but not within what is tried again', () => {
  expect(of("await expect(notice).toBeVisible({ timeout: 1_000 });")).toEqual(['a limit shorter than the suite’s']);
  expect(of("await expect.poll(count, { message: 'calls', timeout: soon }).toBe(1);")).toEqual(['a limit shorter than the suite’s']);
  expect(of('await expect(async () => expect(1).toBe(1)).toPass({ timeout: 3_000 });')).toEqual(['a limit shorter than the suite’s']);
  expect(of("await expect(notice).toBeVisible({ timeout: 60_000 });")).toEqual([]);
  expect(of('await expect(async () => { await expect(notice).toBeVisible({ timeout: 500 }); }).toPass();')).toEqual([]);
  expect(of('test.setTimeout(30_000);')).toEqual(['less time than other tests have']);
  expect(of('test.setTimeout(240_000);')).toEqual([]);
});

test('A duration that is measured or expected is found, but not the order of two moments', () => {
  expect(of('await page.waitForTimeout(500);')).toEqual(['a wait for time to pass']);
  expect(of("expect(Date.now() - leftAt, 'until the other knew').toBeLessThan(1_000);")).toEqual(['a duration that is expected']);
  expect(of("expect(Date.parse(second?.startedAt ?? '') - Date.parse(first?.startedAt ?? '')).toBeLessThan(4_500);")).toEqual(['a duration that is expected']);
  expect(of('await page.evaluate(() => performance.now());')).toEqual(['a stopwatch']);
  expect(of('await page.evaluate(() => new PerformanceObserver(note));')).toEqual(['a stopwatch']);
  expect(of("expect(Date.parse(second.startedAt), 'no call overtakes').toBeGreaterThanOrEqual(Date.parse(first.finishedAt));")).toEqual([]);
  expect(of('const yesterday = new Date(Date.now() - 86_400_000);')).toEqual([]);
});

test('no journey, fault or harness measures anything by the machine’s clock: that fails when the machine is busy', () => {
  const parts = /^packages\/end-to-end\/(journeys|faults|outcomes|access|harness)\//;
  const files = repositoryFiles().filter(({ path }) => parts.test(path));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap(({ path, text }) => realTimeIn(path, text).map(({ line, what }) => ({ path, place: `${path}:${line}: ${what}` })));
  expect(found.filter(({ path }) => !(path in allowed)).map(({ place }) => place)).toEqual([]);
  expect(Object.keys(allowed).filter((path) => !found.some((each) => each.path === path)), 'needs no exception any more').toEqual([]);
});
