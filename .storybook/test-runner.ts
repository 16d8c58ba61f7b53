import type { TestRunnerConfig } from '@storybook/test-runner';
import { tellReports, withReports } from '../tools/stories/checks/expectNoReports.ts';
import { expectSound } from '../tools/stories/expectSound.ts';
import { openStorybook, storyPageOf } from '../tools/stories/storyPage.ts';

/** How Storybook's test-runner visits a story: `tools/stories/storyEnvironment.ts` opens pages, and the checks are in `tools/stories`. */
const configuration: TestRunnerConfig = {
  prepare: ({ page }) => openStorybook(page),
  async postVisit(page, story) {
    const storyPage = storyPageOf(page);
    // The runner calls this for a story that failed, too: a picture of it would hide why, or become the baseline.
    if (story.hasFailure) return tellReports(storyPage, story.id);
    try {
      await expectSound(storyPage, story);
    } catch (failure) {
      throw await withReports(storyPage, failure);
    }
  },
};

export default configuration;
