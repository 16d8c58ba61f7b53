import { writeFile } from 'node:fs/promises';
import { type ElementHandle, launch } from 'puppeteer-core';
import { installPackages } from '../../../tools/browser/installPackages.ts';
import type { Engine } from './engine.ts';

const program = '/usr/bin/firefox-esr';

/** Firefox reports a font as failed that was still being loaded when the next page was opened (NS_BINDING_ABORTED). */
const isGivenUpFont = (message: string): boolean => message.startsWith('downloadable font:') && message.includes('status=2152398850');

/** Debian's Firefox, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  installPackages({ 'firefox-esr': program }, 'The check in Firefox');
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'intl.locale.requested': 'en-US' },
  });
  const page = await browser.newPage();
  let thrown: string[] = [];
  page.on('pageerror', (error) => {
    const message = String(error instanceof Error ? error.message : error);
    if (!isGivenUpFont(message)) thrown.push(message);
  });
  return {
    name: await browser.version(),
    open: async (address) => {
      // Firefox calls a load aborted in which the page has moved on to an address of its own; the action checks what is shown then.
      await page.goto(address, { waitUntil: 'load' }).catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
      });
    },
    read: (expression) => page.evaluate(expression) as Promise<never>,
    press: async (expression) => {
      const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle | null;
      if (element === null) throw new Error(`Nothing to press: ${expression}`);
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    // The driver waits for a page to load; where Back closes what is open over a page, none does.
    back: async () => void (await page.evaluate('history.back()')),
    key: (name) => page.keyboard.press(name),
    thrown: () => {
      const since = thrown;
      thrown = [];
      return since;
    },
    picture: async (file) => writeFile(file, await page.screenshot()),
    close: () => browser.close(),
  };
}
