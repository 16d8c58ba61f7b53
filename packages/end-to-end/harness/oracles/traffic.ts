import { expect } from '@playwright/test';
import type { TrafficEntry } from '../../../sandbox/src/host/trafficLog.ts';

const isWrite = ({ method }: TrafficEntry) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Oracle O3: the same write with the same body ran once. Searches and the check whether a user exists are reads by POST. */
export function expectNoWriteTwice(traffic: TrafficEntry[]): void {
  const counts = new Map<string, number>();
  for (const entry of traffic) {
    if (entry.host !== 'api' || !isWrite(entry) || !entry.isExecuted || /\/(search|role-scoped-search|exists)$/.test(entry.path)) continue;
    if (entry.status !== null && entry.status >= 400) continue;
    const key = `${entry.method} ${entry.path} ${entry.bodySha256 ?? ''}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count > 1).map(([key]) => key);
  expect(repeated, 'oracle O3: writes that were executed more than once').toEqual([]);
}

/** Oracle O6: no endpoint was called more than ten times within five seconds with one token; two people in one test are counted separately. */
export function expectNoStorm(traffic: TrafficEntry[]): void {
  const times = new Map<string, number[]>();
  for (const entry of traffic) {
    if (entry.method === 'OPTIONS') continue;
    const key = `${entry.method} ${entry.path} ${JSON.stringify(entry.query)} ${entry.jti}`;
    times.set(key, [...(times.get(key) ?? []), Date.parse(entry.startedAt)]);
  }
  const storms = [...times].filter(([, starts]) =>
    starts.some((start, index) => {
      const eleventh = starts[index + 10];
      return eleventh !== undefined && eleventh - start <= 5_000;
    }),
  );
  expect(storms.map(([key]) => key), 'oracle O6: endpoints called more than ten times in five seconds').toEqual([]);
}
