import { availableParallelism } from 'node:os';

/** How many tests run side by side: `TEST_WORKERS`, else half of the processors, two at least. */
export function workers(): number {
  return Number(process.env['TEST_WORKERS'] ?? Math.max(2, Math.floor(availableParallelism() / 2)));
}
