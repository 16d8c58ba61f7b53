import type { CDPSession, Page } from 'playwright';

/** A line of 1.6 Mbit/s and 150 ms, as `performance.md` measures peers on. */
export const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Numbers of one opening of a screen from nothing, in milliseconds and kilobytes. */
export interface Opening {
  javascriptKilobytes: number;
  /** Everything that was fetched, calls included, as transferred. */
  kilobytes: number;
  firstContentfulPaint: number;
  /** From the start of the navigation until the screen's main content is visible. */
  stands: number;
  /** Time for which tasks over 50 ms blocked the page (total blocking time). */
  blocking: number;
}

/** Numbers of one action, in milliseconds from its first input event. */
export interface Act {
  /** The next paint. */
  first: number;
  /** The paint of what is in sight of it; `done` where that is not distinguished. */
  shown: number;
  /** The paint of the whole result. */
  done: number;
  /** The same, from the end of the last response of the host before it. */
  afterAnswer: number;
  /** The longest frame, from the work before it to its paint; 0 where none took 50 ms. */
  longest: number;
}

declare global {
  interface Window {
    benchBlocking?: number;
    /** The first input of the act that is measured. */
    benchInput?: number | undefined;
    benchFirst?: number | undefined;
    /** When the screen that is opened was shown. */
    benchStands?: number;
  }
}

/** Runs in the page before its scripts: adds up long tasks, and records an act's first input and the paint after it. */
export function watchPage(): void {
  window.benchBlocking = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.benchBlocking = (window.benchBlocking ?? 0) + task.duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  const note = () => {
    if (window.benchInput !== undefined) return;
    const input = performance.now();
    window.benchInput = input;
    requestAnimationFrame(() => setTimeout(() => (window.benchFirst = performance.now() - input)));
  };
  for (const kind of ['keydown', 'pointerdown'] as const) addEventListener(kind, note, { capture: true });
}

/**
 * Runs in the page before its scripts: records the paint in which something is first shown. A wait from outside polls in growing steps, of
 * half a second at last.
 */
function watchShown(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)?.getClientRects().length) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.benchStands = performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Slows the processor of a page four times, as the peers were measured. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Opens an address with an empty cache and a slowed processor, and measures until `shown` is visible. */
export async function measureOpening(page: Page, address: string, shown: string, line?: typeof slowLine): Promise<Opening> {
  const session = await slowProcessor(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (line) await session.send('Network.emulateNetworkConditions', line);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
  await page.addInitScript(watchPage);
  await page.addInitScript(watchShown, shown);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchStands, undefined, { timeout: 90_000, polling: 200 });
  const stands = await page.evaluate(() => window.benchStands ?? 0);
  const kilobytes = bytes / 1024;
  const javascriptKilobytes = await scriptKilobytes(page);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  const blocking = await page.evaluate(() => window.benchBlocking ?? 0);
  await session.detach();
  return { javascriptKilobytes, kilobytes, firstContentfulPaint: paint, stands, blocking };
}

/** Kilobytes of the scripts that were fetched, as compressed, without the headers around them: what the size budgets count. */
function scriptKilobytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
  });
}

/**
 * Does something and measures from its first input event until the frame after `isDone` holds in the page. The page is checked when it
 * changes and not at every frame: frames that are requested only to measure cost a slow processor a third of what is rendered in slices.
 *
 * @param isDone an expression; text, because the page's policy forbids it to make functions out of text itself
 * @param isShown such an expression for what is in sight
 * @param answer part of the address of the call that the act waits for
 */
export async function measureAct(page: Page, act: () => Promise<unknown>, isDone: string, { isShown = isDone, answer = '/api/' } = {}): Promise<Act> {
  await page.evaluate(() => {
    window.benchInput = undefined;
    window.benchFirst = undefined;
    performance.clearResourceTimings();
  });
  const measured = page.evaluate<Act>(`new Promise((resolve, reject) => {
    let longest = 0;
    let shown;
    const note = (frames) => frames.getEntries().forEach(({ startTime, duration }) => {
      if (window.benchInput !== undefined && startTime + duration > window.benchInput) longest = Math.max(longest, duration);
    });
    const frames = new PerformanceObserver(note);
    frames.observe({ type: 'long-animation-frame' });
    const afterFrame = (then) => requestAnimationFrame(() => setTimeout(() => then(performance.now() - window.benchInput)));
    const end = (done) => {
      const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes(${JSON.stringify(answer)}));
      const answered = Math.max(0, ...answers.map(({ responseEnd }) => responseEnd - window.benchInput));
      // A frame is reported after it is over.
      setTimeout(() => {
        frames.disconnect();
        resolve({ first: window.benchFirst ?? done, shown: shown ?? done, done, afterAnswer: done - Math.min(answered, done), longest });
      }, 200);
    };
    let isShownYet = false;
    let isEnded = false;
    const look = () => {
      if (window.benchInput === undefined || isEnded) return;
      if (!isShownYet && (${isShown})) {
        isShownYet = true;
        afterFrame((time) => (shown = time));
      }
      if (!(${isDone})) return;
      isEnded = true;
      stop();
      afterFrame(end);
    };
    const changes = new MutationObserver(look);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // For what changes nothing in the document, such as the value of a field.
    const now = setInterval(look, 50);
    const late = setTimeout(() => {
      stop();
      reject(new Error('It never came true: ' + ${JSON.stringify(isDone)}));
    }, 30000);
    const stop = () => {
      changes.disconnect();
      clearInterval(now);
      clearTimeout(late);
    };
  })`);
  await act();
  return measured;
}

/** The middle of the numbers, the higher one of two; 0 when there are none. */
export const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Measures several times; the median of each number. */
export async function medians<Numbers extends object>(rounds: number, measure: () => Promise<Numbers>): Promise<Numbers> {
  const measured: Numbers[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measure());
  const [sample] = measured;
  const entries = Object.keys(sample ?? {}).map((name) => [name, median(measured.map((numbers) => Number(numbers[name as keyof Numbers])))]);
  return Object.fromEntries(entries) as Numbers;
}
