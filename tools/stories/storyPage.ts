import axe from 'axe-core';
import type { Page, Request } from 'playwright';
import { watchReports } from './watchReports.ts';

/**
 * The height of every window. react-aria takes a window that has lost 100 px for one with a keyboard on its screen, and keeps the
 * next story's dialog hidden for up to 600 ms while that keyboard comes.
 */
export const windowHeight = 600;
/** The window of every story that sets no other width. */
export const usualSize = { width: 960, height: windowHeight };

/** What all pages of stories have in common, so that pictures repeat. */
export const pageOptions = {
  viewport: usualSize,
  deviceScaleFactor: 1,
  locale: 'en-US',
  timezoneId: 'America/Toronto',
  reducedMotion: 'reduce',
} as const;

/** The page on which the stories of a component are shown, one after the other. */
export interface StoryPage {
  page: Page;
  /** The reports of the page since the last call that no story may cause. */
  reports: () => string[];
  /** Number of pending requests. */
  pending: () => number;
}

function followRequests(page: Page): () => number {
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return () => running.size;
}

const opened = new WeakMap<Page, StoryPage>();

/** What is followed on a page that `openStorybook` has opened. */
export const storyPageOf = (page: Page): StoryPage => opened.get(page)!;

/**
 * Opens the page of the stories under the production policy (`storybookHeaders.ts`). The test-runner adds its own script as an
 * element, which that policy refuses: it is evaluated instead.
 *
 * @throws when the stories are served without that policy
 */
export async function openStorybook(page: Page): Promise<void> {
  page.addScriptTag = async ({ content = '' } = {}) => {
    await page.evaluate(content);
    return page.evaluateHandle('document.documentElement') as unknown as ReturnType<Page['addScriptTag']>;
  };
  const pending = followRequests(page);
  const answer = await page.goto(new URL('iframe.html', process.env['TARGET_URL']).href, { waitUntil: 'load' });
  const policy = answer?.headers()['content-security-policy'] ?? '';
  if (!policy.includes('require-trusted-types-for')) throw new Error('The stories are served without the production policy.');
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && document.querySelector('#storybook-root') !== null);
  await page.evaluate(axe.source);
  // What Storybook's own page reports before does not belong to a story.
  opened.set(page, { page, pending, reports: watchReports(page) });
}
