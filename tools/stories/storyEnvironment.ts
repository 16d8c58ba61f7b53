import { getTestRunnerConfig, setupPage, type TestHook } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import type { BrowserContext, Page } from 'playwright';
import { borrowContext, giveBackContext } from './sharedContext.ts';

/** What the runner's tests find beside what Jest gives them; it has no types for it. */
interface RunnerGlobals {
  page: Page | null;
  context: BrowserContext;
  __sbSetupPage: typeof setupPage;
  __sbPreVisit: TestHook;
  __sbPostVisit: TestHook | undefined;
}

interface Environment {
  global: RunnerGlobals;
  setup(): Promise<void>;
  teardown(): Promise<void>;
}

const RunnersEnvironment = PlaywrightEnvironment as new (...given: unknown[]) => Environment;

/** Of the events of Jest, those after which a page is in a state that no story may start from. */
const spoiling = ['test_fn_failure', 'test_retry'];

/**
 * Where the runner's tests of a component run. Its own environment starts with a new browser context, cold, for each file, and loads
 * the runner's hooks and all of Storybook's server code within it. Here files share a context and what is loaded, and each has a page
 * of its own. A story that failed leaves its page behind: the next one has a new page, and so has the second try.
 */
export default class StoryEnvironment extends RunnersEnvironment {
  #needsPage = true;

  override async setup(): Promise<void> {
    await super.setup();
    const { preVisit, postVisit } = (await getTestRunnerConfig())!;
    Object.assign(this.global, {
      page: null,
      context: await borrowContext(),
      __sbSetupPage: setupPage,
      __sbPreVisit: async (_page, story) => {
        const page = await this.#readyPage();
        await preVisit?.(page, story);
      },
      __sbPostVisit: postVisit,
      // As `jest.retryTimes(1, { logErrorsBeforeRetry: true })`, for which each file would load a set-up file. A machine that many
      // share stalls now and then; `nameRepeated.ts` names every story that needed another try.
      ...(process.env['STORY_TRIES'] !== '1' && { [Symbol.for('RETRY_TIMES')]: 1, [Symbol.for('LOG_ERRORS_BEFORE_RETRY')]: true }),
    } satisfies RunnerGlobals & Record<symbol, unknown>);
  }

  /** Within a test, so that a page that does not open is tried again as well. */
  async #readyPage(): Promise<Page> {
    if (this.global.page !== null && !this.#needsPage) return this.global.page;
    await this.global.page?.close();
    const page = await this.global.context.newPage();
    this.global.page = page;
    await setupPage(page, this.global.context);
    this.#needsPage = false;
    return page;
  }

  handleTestEvent({ name }: { name: string }): void {
    if (spoiling.includes(name)) this.#needsPage = true;
  }

  override async teardown(): Promise<void> {
    await this.global.page?.close();
    giveBackContext();
    await super.teardown();
  }
}
