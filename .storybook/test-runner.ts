import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import axe from 'axe-core';
import { appendFileSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page, Request } from 'playwright';
import { judgePicture, type PictureMode, seenPictures } from '../tools/stories/pictures.ts';
import { expectNoReports, followReports, openUnderPolicy, tellReports } from './policy.ts';

/** What a story may say to the checks, in `parameters.checks`. */
interface StoryChecks {
  /** Width of the picture in pixels, for stories about narrow screens. Default 960. */
  width?: number;
  /** Axe rules that this story breaks on purpose, each with its reason in a comment beside it. */
  disabledRules?: string[];
  /** No picture, for stories whose point is only behaviour. Default false. */
  isWithoutPicture?: boolean;
  /** Parts of refusals or errors that this story causes on purpose, each with its reason in a comment beside it. */
  provokedReports?: string[];
}

const schemes = ['light', 'dark'] as const;
/** The stories that were visited once: a second visit is a second try. */
const visited = new Set<string>();
const isMatrix = ({ name }: TestContext) => name === 'Matrix';

interface StoryIndex {
  entries: Record<string, { id: string; title: string; name: string; type: string }>;
}

const stories = Object.values((JSON.parse(readFileSync('.cache/storybook/index.json', 'utf8')) as StoryIndex).entries).filter(({ type }) => type === 'story');
/** A Matrix shows all variants in all ten looks; only components without one, such as dialogs, have each story looked at in the dark. */
const shownInAllLooks = new Set(stories.filter(({ name }) => name === 'Matrix').map(({ title }) => title));
/** What a component does in a narrow window is told by its first story, and by those about long texts and narrow windows. */
const firstStories = new Set(new Map(stories.toReversed().map(({ title, id }) => [title, id])).values());

const schemesOf = (context: TestContext) => (shownInAllLooks.has(context.title) ? (['light'] as const) : schemes);
const isAboutRoom = ({ id, name }: TestContext) => firstStories.has(id) || /Long|Narrow|Wide|Many|Phone/.test(name);

async function showScheme(page: Page, scheme: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset['scheme'] = value;
  }, scheme);
}

/** Without its theme a page has no colours to contrast, and every check of them would pass. */
async function expectTheme(page: Page): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree');
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Code that loads on demand has arrived: nothing is on its way, and a frame later nothing more was asked for. Playwright's
 * own 'networkidle' would add half a second to each story. A frame of a story's own may never rest, so this gives up.
 */
async function untilLoaded(page: Page): Promise<void> {
  const giveUp = Date.now() + 4000;
  let restedFor = 0;
  while (restedFor < 3 && Date.now() < giveUp) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    restedFor = (requestsOf.get(page)?.size ?? 0) === 0 ? restedFor + 1 : 0;
  }
}

/** A dialog gives the focus only once a screen reader knows that the page behind has gone. Some windows never take it, so this gives up. */
async function untilFocused(page: Page): Promise<void> {
  const isSettled = () => {
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    return dialogs.length === 0 || dialogs.some((dialog) => dialog.contains(document.activeElement));
  };
  await page.waitForFunction(isSettled, undefined, { timeout: 600 }).catch(() => undefined);
}

/** The requests of each page that are on their way. */
const requestsOf = new WeakMap<Page, Set<Request>>();

function followRequests(page: Page): void {
  if (requestsOf.has(page)) return;
  const running = new Set<Request>();
  requestsOf.set(page, running);
  page.on('request', (request) => running.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => running.delete(request));
}

/** What colours decide; everything else is the same in the dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function expectNoBarriers(page: Page, scheme: string, disabledRules: string[]): Promise<void> {
  const violations = await page.evaluate(async ({ rules, only }) => {
    // react-aria's announcer keeps what it has said, with references to parts that are gone since.
    const context = { include: document, exclude: '[data-live-announcer]' };
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
      resultTypes: ['violations'],
      preload: false,
      runOnly: only ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: Object.fromEntries(
        // A component alone is no page: it has no landmarks and no first heading of its own.
        (only === null ? ['region', 'page-has-heading-one', 'landmark-one-main', ...rules] : rules).map((rule) => [rule, { enabled: false }]),
      ),
    });
    // A second line of an option is its description, named by aria-describedby; axe takes it for a part of the label.
    const isSecondLine = (id: string, target: string) =>
      id === 'label-content-name-mismatch' && (document.querySelector(target)?.hasAttribute('aria-describedby') ?? false);
    return found
      .map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')).filter((target) => !isSecondLine(id, target)) }))
      .filter(({ targets }) => targets.length > 0)
      .map(({ id, help, targets }) => `${id}: ${help} (${targets.join('; ')})`);
  }, { rules: disabledRules, only: scheme === 'dark' ? colourRules : null });
  expect(violations).toEqual([]);
}

/**
 * The height of every window. react-aria takes a window that has lost 100 px for one with a keyboard on its screen, and keeps the
 * next story's dialog hidden for up to 600 ms while that keyboard comes.
 */
const windowHeight = 600;
/** The window of every story that asks for no other width. */
const usualSize = { width: 960, height: windowHeight };

/** WCAG 1.4.10 and 1.4.4: at 320 px, and with text twice as large, a page never scrolls sideways. */
async function expectReflow(page: Page): Promise<void> {
  const size = page.viewportSize();
  const overflow = async () => {
    const width = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    // What floats over the page is placed anew a frame or two after the window has changed.
    await page.waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, undefined, { timeout: 1000 }).catch(() => undefined);
    return page.evaluate(width);
  };
  await page.setViewportSize({ width: 320, height: windowHeight });
  const narrow = await overflow();
  await page.setViewportSize({ width: 640, height: windowHeight });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const large = await overflow();
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (size) await page.setViewportSize(size);
  expect({ at320: narrow, atTwiceTheText: large }).toEqual({ at320: 0, atTwiceTheText: 0 });
}

/** Under prefers-reduced-motion, as the runner asks for it, no part takes time to change, nor does an editor's own drawing. */
async function expectNothingMoves(page: Page): Promise<void> {
  const moving = await page.evaluate(() => {
    const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
    const found = new Set<string>();
    const look = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        for (const part of ['', '::before', '::after']) {
          const style = getComputedStyle(element, part);
          const isAnimated = style.animationName !== 'none' && longest(style.animationDuration) > 1;
          if (isAnimated || longest(style.transitionDuration) > 1) {
            found.add(`${element.localName}.${element.getAttribute('class') ?? ''}${part}`);
          }
        }
      }
    };
    look(document);
    return [...found];
  });
  expect(moving).toEqual([]);
}

async function expectPicture(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const wrong = await judgePicture(name, picture, (process.env['PICTURES'] ?? 'compare') as PictureMode);
  appendFileSync(seenPictures, `${name}\n`);
  if (wrong !== undefined) throw new Error(wrong);
}

/** What the runner gives its tests beside the page; it has no types for it. */
interface RunnerGlobals {
  page: Page;
  context: BrowserContext;
  jestPlaywright: { resetPage: () => Promise<void> };
  __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>;
}

/**
 * A page of its own for the second try. On the page of the first, Storybook takes the story for shown already: it would
 * play nothing, and be judged in whatever state the first try left.
 */
async function freshPage(id: string): Promise<Page> {
  process.stderr.write(`Tried again: ${id}\n`);
  const runner = globalThis as unknown as RunnerGlobals;
  await runner.jestPlaywright.resetPage();
  await runner.__sbSetupPage(runner.page, runner.context);
  return runner.page;
}

const configuration: TestRunnerConfig = {
  setup() {
    // A machine that many share stalls now and then. `pnpm test` names every story that needed another try.
    // What `jest.retryTimes(2, { logErrorsBeforeRetry: true })` sets; the runner's own set-up has no `jest`.
    Object.assign(globalThis, { [Symbol.for('RETRY_TIMES')]: 2, [Symbol.for('LOG_ERRORS_BEFORE_RETRY')]: true });
  },
  prepare: ({ page }) => openUnderPolicy(page),
  async preVisit(firstPage, { id }) {
    const page = visited.has(id) ? await freshPage(id) : firstPage;
    visited.add(id);
    // A narrow story whose check failed leaves its width behind.
    if (page.viewportSize()?.width !== usualSize.width) await page.setViewportSize(usualSize);
    followRequests(page);
    followReports(page);
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  },
  async postVisit(page, context) {
    // The runner calls this for a story that failed, too: a picture of it would hide why, or become the baseline.
    if (context.hasFailure) return tellReports(page, context.id);
    const { parameters } = await getStoryContext(page, context);
    const { width = usualSize.width, disabledRules = [], isWithoutPicture = false, provokedReports = [] } = (parameters['checks'] ?? {}) as StoryChecks;
    if (width !== usualSize.width) await page.setViewportSize({ width, height: windowHeight });
    await untilLoaded(page);
    await untilFocused(page);
    await expectTheme(page);
    await expectNothingMoves(page);
    for (const scheme of schemesOf(context)) {
      await showScheme(page, scheme);
      // A Matrix repeats its landmarks ten times on purpose.
      await expectNoBarriers(page, scheme, isMatrix(context) ? ['landmark-unique', ...disabledRules] : disabledRules);
      if (!isWithoutPicture) await expectPicture(page, isMatrix(context) ? context.id : `${context.id}--${scheme}`);
    }
    if (!isMatrix(context) && isAboutRoom(context)) await expectReflow(page);
    await showScheme(page, 'light');
    if (width !== usualSize.width) await page.setViewportSize(usualSize);
    await expectNoReports(page, provokedReports);
  },
};

export default configuration;
