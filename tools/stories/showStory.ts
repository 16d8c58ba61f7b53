import type { Page } from 'playwright';

/** What a story may say to the checks, in `parameters.checks`. */
export interface StoryChecks {
  /** Width of the picture in pixels, for stories about narrow screens. Default 960. */
  width?: number;
  /** Axe rules that this story breaks on purpose, each with its reason in a comment beside it. */
  disabledRules?: string[];
  /** No picture, for stories whose point is only behaviour. Default false. */
  isWithoutPicture?: boolean;
  /** Parts of refusals or errors that this story causes on purpose, each with its reason in a comment beside it. */
  provokedReports?: string[];
}

type Listener = (data: unknown) => void;

interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: { on: (event: string, listener: Listener) => void; off: (event: string, listener: Listener) => void; emit: (event: string, data: object) => void };
  __STORYBOOK_PREVIEW__: { currentRender?: { story?: { parameters?: { checks?: object } } } };
}

/** Shows the story, and ends once it has played; says what went wrong, or nothing. */
function play(storyId: string): Promise<string | undefined> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Storybook;
  const wordsOf = (data: unknown) => {
    const error = (Array.isArray(data) ? data[0] : data) as { message?: string; description?: string; stack?: string } | undefined;
    return [error?.message ?? error?.description ?? JSON.stringify(data), error?.stack].filter(Boolean).join('\n');
  };
  return new Promise((resolve) => {
    const listeners: Record<string, Listener> = {};
    const end = (failure?: string) => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(failure);
    };
    listeners['storyFinished'] = () => end();
    for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyMissing']) {
      listeners[event] = (data) => end(`${event}: ${wordsOf(data)}`);
    }
    // A story that stays has not played again, and would be judged in the state that its last visit left.
    listeners['storyUnchanged'] = () => end('The story was shown already.');
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

const checksOfShown = () => (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__.currentRender?.story?.parameters?.checks ?? {};

/**
 * Shows a story of the component on the page and plays it.
 *
 * @returns what the story says to the checks
 * @throws what failed in the story
 */
export async function showStory(page: Page, id: string): Promise<Required<StoryChecks>> {
  const failure = await page.evaluate(play, id);
  if (failure !== undefined) throw new Error(failure);
  const checks: StoryChecks = await page.evaluate(checksOfShown);
  return { width: 960, disabledRules: [], isWithoutPicture: false, provokedReports: [], ...checks };
}
