import { expect, type Page, test } from '@playwright/test';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { isWanted, wantedPatterns } from '../storyIndex.ts';
import { watchReports } from '../watchReports.ts';
import { operatedStories } from './operatedStories.ts';
import { takeTurn } from './turns.ts';

/** Files for a file chooser: a program, which every field refuses, and a picture of one pixel. */
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
async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(`${process.env['STORYBOOK_ADDRESS']}/iframe.html?id=${id}&viewMode=story`);
  const isOver = () => {
    const phase = (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
    return /^(completed|finished|errored|aborted)$/.test(phase) || document.body.classList.contains('sb-show-errordisplay');
  };
  await page.waitForFunction(isOver, undefined, { timeout: 30_000 });
  if (await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'))) throw new Error('The story fails.');
  // A link navigates away from the story.
  await page.evaluate(() => addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault()));
}

function giveFiles(page: Page): void {
  let chosen = 0;
  page.on('filechooser', (chooser) => {
    chosen += 1;
    chooser.setFiles(chosen % 2 === 1 ? picture : program).catch(() => undefined);
  });
}

test.describe('operated twice by keyboard and twice by pointer under the production policy', () => {
  const wanted = Object.entries(operatedStories).filter(([folder]) => isWanted(`packages/design-system/src/${folder}/`, wantedPatterns()));
  for (const [folder, story] of wanted) {
    test(`${folder}: every turn has an effect, and nothing is refused`, async ({ page }) => {
      const reports = watchReports(page);
      giveFiles(page);
      await openStory(page, toId(folder.replace('/', '-'), storyNameFromExport(story)));
      for (const how of ['keyboard', 'keyboard', 'pointer', 'pointer'] as const) {
        expect(await takeTurn(page, how), `something comes of it by ${how}`).toBe(true);
        expect(reports(), `reported by ${how}`).toEqual([]);
      }
    });
  }
});
