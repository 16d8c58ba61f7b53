import type { TestContext } from '@storybook/test-runner';
import { expectNoBarriers } from './checks/expectNoBarriers.ts';
import { expectNoReports } from './checks/expectNoReports.ts';
import { expectNothingMoves } from './checks/expectNothingMoves.ts';
import { expectPicture } from './checks/expectPicture.ts';
import { expectReflow } from './checks/expectReflow.ts';
import { expectTheme, schemes, showScheme } from './checks/expectTheme.ts';
import { untilFocused, untilLoaded } from './checks/untilAtRest.ts';
import { readStories } from './storyIndex.ts';
import { type StoryPage, usualSize, windowHeight } from './storyPage.ts';

/** The options of a story for the checks, in `parameters.checks`. */
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

interface Storybook {
  __STORYBOOK_PREVIEW__: { currentRender?: { story?: { parameters?: { checks?: object } } } };
}

const stories = readStories();
const isMatrix = ({ name }: { name: string }) => name === 'Matrix';
/** A Matrix shows all variants in all ten looks; only components without one, such as dialogs, have each story looked at in the dark. */
const shownInAllLooks = new Set(stories.filter(isMatrix).map(({ title }) => title));
/** A component's behaviour in a narrow window is checked on its first story, and by those about long texts and narrow windows. */
const firstStories = new Set(new Map(stories.toReversed().map(({ title, id }) => [title, id])).values());

const schemesOf = ({ title }: TestContext) => (shownInAllLooks.has(title) ? (['light'] as const) : schemes);
const isAboutRoom = (story: TestContext) => !isMatrix(story) && (firstStories.has(story.id) || /Long|Narrow|Wide|Many|Phone/.test(story.name));
const checksOfShown = () => (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__.currentRender?.story?.parameters?.checks ?? {};

/** Every check of a story that is shown and has played. */
export async function expectSound(storyPage: StoryPage, story: TestContext): Promise<void> {
  const { page } = storyPage;
  const said: StoryChecks = await page.evaluate(checksOfShown);
  const { width = usualSize.width, disabledRules = [], isWithoutPicture = false, provokedReports = [] } = said;
  if (width !== usualSize.width) await page.setViewportSize({ width, height: windowHeight });
  await untilLoaded(storyPage);
  await untilFocused(storyPage);
  await expectTheme(page);
  await expectNothingMoves(page);
  for (const scheme of schemesOf(story)) {
    await showScheme(page, scheme);
    // A Matrix repeats its landmarks ten times on purpose.
    await expectNoBarriers(page, scheme, isMatrix(story) ? ['landmark-unique', ...disabledRules] : disabledRules);
    if (!isWithoutPicture) await expectPicture(page, isMatrix(story) ? story.id : `${story.id}--${scheme}`);
  }
  if (isAboutRoom(story)) await expectReflow(page);
  await showScheme(page, 'light');
  if (width !== usualSize.width) await page.setViewportSize(usualSize);
  await expectNoReports(storyPage, provokedReports);
}
