import type { StoryPage } from '../storyPage.ts';

/** Waits until the browser's reports have arrived here: its response comes after them. */
async function reportsSinceThen({ page, reports }: StoryPage): Promise<string[]> {
  await page.evaluate(() => undefined);
  return [...new Set(reports())];
}

const refusalsSinceThen = async (storyPage: StoryPage) => (await reportsSinceThen(storyPage)).filter((report) => !report.startsWith('Console'));

/** A failed check with what was refused before it, which may be why. */
export async function withReports(storyPage: StoryPage, failure: unknown): Promise<Error> {
  const message = failure instanceof Error ? failure.message : String(failure);
  return new Error([message, ...(await refusalsSinceThen(storyPage))].join('\n'), { cause: failure });
}

/** Says what was refused in a story that failed on its own, and whose own message the runner prints. */
export async function tellReports(storyPage: StoryPage, id: string): Promise<void> {
  const refusals = await refusalsSinceThen(storyPage);
  if (refusals.length > 0) console.error(`Reported in ${id}:\n  ${refusals.join('\n  ')}`);
}

/**
 * Nothing was refused, nothing stayed uncaught, and no component complained, from the first render to the last check.
 *
 * @param provoked parts of the reports that the story causes on purpose
 */
export async function expectNoReports(storyPage: StoryPage, provoked: readonly string[]): Promise<void> {
  const unprovoked = (await reportsSinceThen(storyPage)).filter((report) => !provoked.some((part) => report.includes(part)));
  if (unprovoked.length > 0) throw new Error(`The page reports:\n${unprovoked.join('\n')}`);
}
