import { type Browser, chromium } from 'playwright';
import { browserArguments, findWholeBrowser } from '../browser/findBrowser.ts';
import { type Desktop, openDesktop } from './desktop.ts';

/** A desktop with a browser on it. */
export interface Listening {
  desktop: Desktop;
  browser: Browser;
}

/** What a run listens with: a screen reader and a browser take longer to start than most tasks take to be done. */
export class Desktops {
  #open: Listening | undefined;

  /** @param isAfresh leaves the one that stands, should it be at fault for what was heard */
  async open(isAfresh: boolean): Promise<Listening> {
    if (isAfresh) await this.close();
    this.#open ??= await openListening();
    return this.#open;
  }

  async close(): Promise<void> {
    const { browser, desktop } = this.#open ?? {};
    this.#open = undefined;
    await browser?.close();
    await desktop?.close();
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
