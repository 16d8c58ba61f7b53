import type { Page } from 'playwright';

/** What a page holds after everything that can be collected was. */
export interface Held {
  /** Bytes of the JavaScript heap. */
  heap: number;
  /** Nodes that live, those out of the document among them. */
  nodes: number;
  listeners: number;
}

/** Collects garbage and measures. Chromium only. */
export async function measureMemory(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  // What one collection frees may hold what only the next one does.
  for (let count = 0; count < 3; count += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** Growth for each measurement, by least squares. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [over, under] = values.reduce(([top, bottom], value, index) => [top + (index - middle) * (value - mean), bottom + (index - middle) ** 2], [0, 0]);
  return under === 0 ? 0 : over / under;
}

/** Measurements in one line. */
export const inWords = ({ heap, nodes, listeners }: Held): string => `${(heap / 1024 / 1024).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`;
