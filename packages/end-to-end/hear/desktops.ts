import { type Browser, chromium } from 'playwright';
import { browserArguments, findWholeBrowser } from '../../../tools/browser/findBrowser.ts';
import { type Desktop, openDesktop } from './desktop.ts';

/** A desktop with a browser on it. */
export interface Listening {
  desktop: Desktop;
  browser: Browser;
}

/** The desktops of a run, kept between tasks: a screen reader and a browser take longer to start than most tasks take. */
export class Desktops {
  #open: Promise<Listening> | undefined;
  #isOver = false;

  /** @param isAfresh replaces the running one, in case it caused the failure */
  async open(isAfresh: boolean): Promise<Listening> {
    if (isAfresh) await this.#close();
    if (this.#isOver) throw new Error('The run was ended.');
    this.#open ??= openListening();
    return this.#open;
  }

  /** Closes permanently: a task that is under way opens no other. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#close();
  }

  async #close(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    const listening = await open?.catch(() => undefined);
    await listening?.browser.close();
    await listening?.desktop.close();
  }
}

async function openListening(): Promise<Listening> {
  const desktop = await openDesktop();
  try {
    const browser = await chromium.launch({
      executablePath: await findWholeBrowser(),
      headless: false,
      args: [...browserArguments, '--force-renderer-accessibility', '--window-size=1440,950'],
      env: desktop.environment,
    });
    return { desktop, browser };
  } catch (error) {
    await desktop.close();
    throw error;
  }
}
