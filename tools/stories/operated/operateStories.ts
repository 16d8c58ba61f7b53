import { type Browser, chromium, type Page } from 'playwright';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { browserArguments } from '../../browser/findBrowser.ts';
import { watchReports } from '../watchReports.ts';
import { operatedStories } from './operatedStories.ts';
import { takeTurn } from './turns.ts';

/** What a field is given that asks for a file: a picture of one pixel, and the next time something that no field takes. */
const program = { name: 'notes.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('no picture') };
const picture = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==', 'base64'),
};

interface Preview {
  currentRender?: { phase?: string };
}

/** Shows the story, and waits until it has played. */
async function showStory(page: Page, address: string, id: string): Promise<void> {
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story`);
  const isOver = () => {
    const phase = (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
    return /^(completed|finished|errored|aborted)$/.test(phase) || document.body.classList.contains('sb-show-errordisplay');
  };
  await page.waitForFunction(isOver, undefined, { timeout: 30_000 });
  if (await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'))) throw new Error('The story fails.');
  // A link leads away from the story.
  await page.evaluate(() => addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault()));
}

/** Operates one story twice by keyboard and twice by pointer, and says what was wrong. */
async function operate(browser: Browser, address: string, folder: string, story: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 960, height: 600 }, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/Toronto' });
  const page = await context.newPage();
  const reports = watchReports(page);
  let chosen = 0;
  page.on('filechooser', (chooser) => {
    chosen += 1;
    chooser.setFiles(chosen % 2 === 1 ? picture : program).catch(() => undefined);
  });
  const wrong: string[] = [];
  try {
    await showStory(page, address, toId(folder.replace('/', '-'), storyNameFromExport(story)));
    for (const how of ['keyboard', 'keyboard', 'pointer', 'pointer'] as const) {
      if (!(await takeTurn(page, how))) wrong.push(`Nothing came of it by ${how}.`);
      wrong.push(...reports().map((report) => `by ${how}: ${report}`));
    }
  } catch (error) {
    wrong.push(...reports(), error instanceof Error ? error.message : String(error));
  } finally {
    await context.close();
  }
  return wrong;
}

/**
 * Operates a story of every field and overlay under the policy that the address is served with.
 *
 * @param address of the built Storybook
 * @param patterns of what to operate, as the test-runner takes them for files; none for all
 * @returns the exit code: 1 when the policy refused something, something was not caught, or nothing came of a turn
 */
export async function operateStories(browserPath: string, address: string, patterns: string[]): Promise<number> {
  const isWanted = (folder: string) => patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern, 'i').test(`packages/design-system/src/${folder}/`));
  const waiting = Object.entries(operatedStories).filter(([folder]) => isWanted(folder));
  const count = waiting.length;
  if (count === 0) return 0;
  let failed = 0;
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  // A machine that many share stalls now and then. `pnpm test` names what needed another try.
  async function operateOrTryAgain(folder: string, story: string): Promise<string[]> {
    if ((await operate(browser, address, folder, story)).length === 0) return [];
    process.stderr.write(`Tried again: operated ${folder}\n`);
    return operate(browser, address, folder, story);
  }
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [folder, story] = next;
      const wrong = await operateOrTryAgain(folder, story);
      if (wrong.length === 0) continue;
      failed += 1;
      console.error(`FAIL operated: ${folder} (${story})\n  ${[...new Set(wrong)].join('\n  ')}`);
    }
  }
  await Promise.all([work(), work()]);
  await browser.close();
  console.log(`Operated: ${failed} failed, ${count - failed} passed, ${count} total`);
  return failed === 0 ? 0 : 1;
}
