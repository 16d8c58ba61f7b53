import { expectNoBarriers } from './checks/expectNoBarriers.ts';
import { expectNoReports, withReports } from './checks/expectNoReports.ts';
import { expectNothingMoves } from './checks/expectNothingMoves.ts';
import { expectPicture } from './checks/expectPicture.ts';
import { expectReflow } from './checks/expectReflow.ts';
import { expectTheme, schemes, showScheme } from './checks/expectTheme.ts';
import { untilFocused, untilLoaded } from './checks/untilAtRest.ts';
import { showStory } from './showStory.ts';
import { isWanted, readStories, type Story, wantedPatterns } from './storyIndex.ts';
import { type StoryPage, test, usualSize, windowHeight } from './storyPage.ts';

const stories = readStories();
const isMatrix = ({ name }: Story) => name === 'Matrix';
/** A Matrix shows all variants in all ten looks; only components without one, such as dialogs, have each story looked at in the dark. */
const shownInAllLooks = new Set(stories.filter(isMatrix).map(({ title }) => title));
/** A component's behaviour in a narrow window is checked on its first story, and by those about long texts and narrow windows. */
const firstStories = new Set(new Map(stories.toReversed().map(({ title, id }) => [title, id])).values());

const schemesOf = ({ title }: Story) => (shownInAllLooks.has(title) ? (['light'] as const) : schemes);
const isAboutRoom = (story: Story) => !isMatrix(story) && (firstStories.has(story.id) || /Long|Narrow|Wide|Many|Phone/.test(story.name));

async function expectSound(storyPage: StoryPage, story: Story): Promise<void> {
  const { page } = storyPage;
  const { width, disabledRules, isWithoutPicture, provokedReports } = await showStory(page, story.id);
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

const components = Map.groupBy(
  stories.filter(({ importPath }) => isWanted(importPath, wantedPatterns())),
  ({ title }) => title,
);

for (const [title, storiesOfComponent] of components) {
  test.describe(title, () => {
    // One after the other, on one page: opening it takes as long as most stories do. What fails is tried again on a page of its own.
    test.describe.configure({ mode: 'default' });
    let storyPage: StoryPage;
    test.beforeAll(async ({ openComponent }) => {
      storyPage = await openComponent();
    });
    for (const story of storiesOfComponent) {
      test(story.name, async () => {
        try {
          await expectSound(storyPage, story);
        } catch (failure) {
          throw await withReports(storyPage, failure);
        }
      });
    }
  });
}
