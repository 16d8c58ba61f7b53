import { type Browser, type BrowserContext, chromium } from 'playwright';
import { pageOptions } from './storyPage.ts';

/**
 * Stories make up their own pointer. After a window has been resized Chromium takes its mouse to be at the corner, and says so
 * after each layout, at any time: the hover of a press in the story would last or not, as it happens.
 */
function ignoreTheMouse(): void {
  const kinds = ['over', 'out', 'enter', 'leave', 'move'].flatMap((kind) => [`pointer${kind}`, `mouse${kind}`]);
  for (const kind of kinds) window.addEventListener(kind, (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true });
}

interface Opened {
  browser: Browser;
  context: BrowserContext;
}

async function open(): Promise<Opened> {
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] !== undefined && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: process.env['CHROMIUM_ARGUMENTS']?.split(' ') ?? [],
  });
  const context = await browser.newContext(pageOptions);
  await context.addInitScript(ignoreTheMouse);
  return { browser, context };
}

/** Shorter than the half second after which Jest ends a worker that does not end on its own. */
const longestRest = 100;
let opened: Promise<Opened> | undefined;
let end: NodeJS.Timeout | undefined;

/** The browser context that all files of a worker share: what one page has loaded, the next has at hand. */
export async function borrowContext(): Promise<BrowserContext> {
  clearTimeout(end);
  const isLost = opened !== undefined && !(await opened).browser.isConnected();
  if (isLost) opened = undefined;
  opened ??= open();
  return (await opened).context;
}

/** Jest doesn't inform a worker which file is its last: a browser that no file has borrowed for a moment is closed. */
export function giveBackContext(): void {
  end = setTimeout(() => {
    const last = opened;
    opened = undefined;
    void last?.then(({ browser }) => browser.close());
  }, longestRest);
}
