import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { installPackages } from '../../../tools/browser/installPackages.ts';
import { waitForAnswer } from '../../../tools/start/waitForAnswer.ts';
import type { Engine, Key as KeyName } from './engine.ts';

const driver = '/usr/bin/WebKitWebDriver';
/** The virtual screen, by a number that no other program uses. */
const display = ':97';

const keys: Record<KeyName, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Debian's WebKitGTK, the engine of Safari, driven by WebDriver. It does not report what a page throws. */
export async function openWebkit(): Promise<Engine> {
  installPackages({ 'webkit2gtk-driver': driver, xvfb: '/usr/bin/Xvfb' }, 'The check in WebKit');
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (browser === undefined) throw new Error('WebKitGTK has come without its MiniBrowser.');
  const port = await freePort();
  const children: ChildProcess[] = [
    spawn('Xvfb', [display, '-screen', '0', '1440x1000x24'], { stdio: 'ignore' }),
    spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      // Its own sandbox needs rights that a container withholds.
      env: { ...process.env, DISPLAY: display, LANG: 'en_US.UTF-8', WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    }),
  ];
  const address = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${address}/status`);
  const page = await new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }))
    .build();
  await page.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
  const version = (await page.getCapabilities()).getBrowserVersion();
  return {
    name: `WebKitGTK ${version ?? ''}`,
    open: (to) => page.get(to),
    read: (expression) => page.executeScript(`return (${expression})`),
    press: async (expression) => {
      const element = await page.executeScript<WebElement | null>(`return (${expression})`);
      if (element === null) throw new Error(`Nothing to press: ${expression}`);
      await element.click();
    },
    type: (text) => page.actions().sendKeys(text).perform(),
    back: () => page.navigate().back(),
    key: (name) => page.actions().sendKeys(keys[name]).perform(),
    thrown: () => [],
    picture: async (file) => writeFile(file, await page.takeScreenshot(), 'base64'),
    close: async () => {
      await page.quit().catch(() => undefined);
      for (const child of children) child.kill('SIGTERM');
    },
  };
}
