import type { Page } from 'playwright';

/** One request in the sandbox's log, with the fields that times need. */
interface LogEntry {
  host: string;
  method: string;
  operationId: string | null;
  status: number | null;
  milliseconds: number | null;
}

/** How long the host took for one kind of call. */
export interface ServerTime {
  operation: string;
  /** The slowest call, in milliseconds. */
  slowest: number;
  calls: number;
}

/** Uses the list of 50 000 items as a person would: sorts, searches a name, goes to a far page. */
export async function browseLargeList(page: Page, address: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Filter by Name' });
  for (const query of ['', '?sort=created&direction=descending', '?sort=name&page=900', '?size=50&page=1000', '?typeName=Survey']) {
    await page.goto(`${address}/content${query}`);
    await page.locator('[data-row-id]').first().waitFor();
  }
  await search.fill('survey');
  await page.waitForURL(/search=survey/);
  await page.locator('[data-row-id]').first().waitFor();
}

/** Times of every kind of read that the log of a sandbox holds, slowest first. */
export async function serverTimes(api: string): Promise<ServerTime[]> {
  const entries = (await (await fetch(`${api}/__log`)).json()) as LogEntry[];
  const times = new Map<string, number[]>();
  for (const { host, method, operationId, status, milliseconds } of entries) {
    if (host !== 'api' || method !== 'GET' || operationId === null || status !== 200 || milliseconds === null) continue;
    times.set(operationId, [...(times.get(operationId) ?? []), milliseconds]);
  }
  return [...times]
    .map(([operation, taken]) => ({ operation, slowest: Math.max(...taken), calls: taken.length }))
    .toSorted((first, second) => second.slowest - first.slowest);
}
