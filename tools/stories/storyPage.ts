import { type BrowserContext, test as base } from '@playwright/test';
import axe from 'axe-core';
import type { Page, Request } from 'playwright';
import { watchReports } from './watchReports.ts';

/**
 * The height of every window. react-aria takes a window that has lost 100 px for one with a keyboard on its screen, and keeps the
 * next story's dialog hidden for up to 600 ms while that keyboard comes.
 */
export const windowHeight = 600;
/** The window of every story that asks for no other width. */
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
  /** What the page has said since the last call that no story may cause. */
  reports: () => string[];
  /** Number of pending requests. */
  pending: () => number;
}

/** By this name in the user agent Storybook holds animations still and waits for none. */
function nameTheRunner(): void {
  Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} (StorybookTestRunner)`, configurable: true });
}

/**
 * Stories make up their own pointer. After a window has been resized Chromium takes its mouse to be at the corner, and says so
 * after each layout, at any time: the hover of a press in the story would last or not, as it happens.
 */
function ignoreTheMouse(): void {
  const kinds = ['over', 'out', 'enter', 'leave', 'move'].flatMap((kind) => [`pointer${kind}`, `mouse${kind}`]);
  for (const kind of kinds) window.addEventListener(kind, (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true });
}

function followRequests(page: Page): () => number {
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return () => running.size;
}

async function openStorybook(context: BrowserContext, address: string): Promise<StoryPage> {
  const page = await context.newPage();
  const pending = followRequests(page);
  const answer = await page.goto(`${address}/iframe.html`, { waitUntil: 'load' });
  const policy = answer?.headers()['content-security-policy'] ?? '';
  if (!policy.includes('require-trusted-types-for')) throw new Error('The stories are served without the production policy.');
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && document.querySelector('#storybook-root') !== null);
  await page.evaluate(axe.source);
  // What Storybook's own page reports before does not belong to a story.
  return { page, pending, reports: watchReports(page) };
}

/** Opens a document of its own for the stories of a component; it takes the place of the component's before. */
export type OpenComponent = () => Promise<StoryPage>;

/** A context for each worker: what one page has loaded, the next has at hand. */
export const test = base.extend<object, { openComponent: OpenComponent }>({
  openComponent: [
    async ({ browser }, use) => {
      const context = await browser.newContext(pageOptions);
      await context.addInitScript(nameTheRunner);
      await context.addInitScript(ignoreTheMouse);
      let former: StoryPage | undefined;
      await use(async () => {
        await former?.page.close();
        former = await openStorybook(context, process.env['STORYBOOK_ADDRESS']!);
        return former;
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
