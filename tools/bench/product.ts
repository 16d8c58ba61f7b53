import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../browser/findBrowser.ts';
import { serveConsole } from '../console-server/serveConsole.ts';
import { sandboxConfiguration } from '../start/configuration.ts';
import { startSandbox } from '../start/startSandbox.ts';

const [port, apiPort, identityPort] = [5873, 5880, 5890];

/** Address of the console that is measured. */
export const address = `http://localhost:${port}`;

/** Address of its host. */
export const api = `http://localhost:${apiPort}`;

/** Rows of a list of the console. */
export const rows = 'tbody tr[data-row-id]';

/** Signs in on a page without a session; ends on the dashboard. */
export async function signIn(page: Page, account: 'super' | 'solo'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Username').fill(account);
  await page.getByLabel('Password').fill('sandbox');
  await page.getByRole('button', { name: 'Sign in' }).click();
  if (account === 'super') {
    await page.getByRole('button', { name: 'Harbour Care' }).click();
    await page.getByRole('button', { name: /^Super administrator/ }).click();
  }
  await page.waitForURL(`${address}/dashboard`);
}

/** Does something in a page of a new browser context. */
export async function inNewPage<Result>(browser: Browser, act: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Runs a sandbox for as long as something is measured in its world. */
export async function inWorld(seed: 'small' | 'large', measure: () => Promise<void>): Promise<void> {
  const sandbox = await startSandbox(
    { apiPort, identityPort, consoleOrigins: [address] },
    ['--reset', '--control', '--seed', seed, '--data-folder', resolve(`.cache/bench-${seed}`)],
    'ignore',
  );
  try {
    await measure();
  } finally {
    const exit = new Promise((ended) => sandbox.once('exit', ended));
    sandbox.kill('SIGTERM');
    await exit;
  }
}

/** Builds the console as it is deployed, serves it and opens a browser for as long as something is measured. */
export async function withProduct(measure: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = await findBrowser();
  const built = spawnSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: 'packages/console',
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The console could not be built.');
  const server = await serveConsole({ folder: resolve('packages/console/dist'), port, configuration: sandboxConfiguration(apiPort, identityPort) });
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    await measure(browser);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
