import { chromium, type Browser, type Page } from 'playwright';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { type ChildProcess, spawnSync } from 'node:child_process';
import { browserArguments, findBrowser } from '../browser/findBrowser.ts';
import { serveConsole } from '../console-server/serveConsole.ts';
import { sandboxConfiguration } from '../start/configuration.ts';
import { startSandbox } from '../start/startSandbox.ts';
import { benchComponents } from './components.ts';
import { longConversation } from './longConversation.ts';
import { browseLargeList, serverTimes } from './largeWorld.ts';
import { measureInput, measureOpening, median, type Opening, slowLine, watchPage } from './measure.ts';
import { organizationFrames } from './organizationTree.ts';
import { userSearchFrames } from './userSearch.ts';

const rounds = 5;
const [port, apiPort, identityPort] = [5873, 5880, 5890];
const address = `http://localhost:${port}`;
const rows = '[role="row"] td, tbody tr td';

async function identify(page: Page, account: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Username').fill(account);
  await page.getByLabel('Password').fill('sandbox');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signIn(page: Page): Promise<void> {
  await identify(page, 'solo');
  await page.waitForURL(`${address}/dashboard`);
}

async function open(browser: Browser, path: string, standing: string, line?: typeof slowLine): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const first = await context.newPage();
  if (path !== '/') await signIn(first);
  const page = await context.newPage();
  const opening = await measureOpening(page, `${address}${path}`, standing, line);
  await context.close();
  return opening;
}

async function repeat(measure: () => Promise<Opening>): Promise<Opening> {
  const openings: Opening[] = [];
  for (let round = 0; round < rounds; round += 1) openings.push(await measure());
  const of = (field: keyof Opening) => median(openings.map((opening) => opening[field]));
  return {
    javascriptKilobytes: of('javascriptKilobytes'),
    firstContentfulPaint: of('firstContentfulPaint'),
    stands: of('stands'),
    blocking: of('blocking'),
  };
}

function line(what: string, value: number, budget: number, unit: string): void {
  const ratio = (value / budget).toFixed(2);
  const verdict = value <= budget ? 'within' : 'OVER  ';
  console.log(`${verdict} ${what.padEnd(58)} ${value.toFixed(0).padStart(6)} ${unit.padEnd(3)} of ${budget} (${ratio})`);
}

/** Interactions on Published Content with the processor slowed four times, as the peers were measured. */
async function interactions(browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await signIn(page);
  await page.goto(`${address}/content`);
  await page.locator(rows).first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = async (act: () => Promise<void>, isDone: () => boolean) => {
    const measured: number[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await measureInput(page, act, isDone));
    return median(measured);
  };
  const search = page.getByRole('searchbox').first();
  await search.click();
  line('Filter keystroke to next paint', await times(() => page.keyboard.press('a'), () => true), 50, 'ms');
  await search.fill('');
  const sort = page.getByRole('columnheader', { name: /Name/ }).getByRole('button').first();
  line('Sort to next paint', await times(() => sort.click(), () => true), 80, 'ms');
  await context.close();
}

/** Frames over the tree of 5 000 nodes and over 100 000 users, and how long the host takes to read what the screens ask for. */
async function largeWorld(browser: Browser, hasList: boolean): Promise<void> {
  const sandbox = await startSandbox(
    { apiPort, identityPort, consoleOrigins: [address] },
    ['--reset', '--control', '--seed', 'large', '--data-folder', resolve('.cache/bench-large')],
    'ignore',
    300_000,
  );
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await identify(page, 'super');
    await page.getByRole('button', { name: 'Harbour Care' }).click();
    await page.getByRole('button', { name: /^Super administrator/ }).click();
    await page.waitForURL(`${address}/dashboard`);
    for (const { what: interaction, longest } of await longConversation(page, `http://localhost:${apiPort}`)) line(`Conversation of 100,000 messages ${interaction}: longest frame`, longest, 100, 'ms');
    for (const { what: interaction, longest } of await organizationFrames(page)) {
      line(`Organization of 5,000 nodes ${interaction}: longest frame`, longest, 100, 'ms');
    }
    for (const { what: interaction, longest } of await userSearchFrames(page)) {
      line(`Users, 100,000 people, ${interaction}: longest frame`, longest, 100, 'ms');
    }
    if (!hasList) return;
    await browseLargeList(page, address);
    for (const { operation, slowest, calls } of await serverTimes(`http://localhost:${apiPort}`)) {
      line(`Large world, at the host: ${operation}, slowest of ${calls}`, slowest, 50, 'ms');
    }
  } finally {
    await context.close();
    await ended(sandbox);
  }
}

function ended(sandbox: ChildProcess): Promise<unknown> {
  const exit = new Promise((resolve_) => sandbox.once('exit', resolve_));
  sandbox.kill('SIGTERM');
  return exit;
}

/** Builds the console and opens a browser; the frames of the large screens can be measured alone. */
async function bench(areFramesAlone: boolean): Promise<void> {
  console.log(`Load average: ${loadavg().map((average) => average.toFixed(1)).join(', ')}`);
  const executablePath = await findBrowser();
  const built = spawnSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: 'packages/console',
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The console could not be built.');
  const server = await serveConsole({
    folder: resolve('packages/console/dist'),
    port,
    configuration: sandboxConfiguration(apiPort, identityPort),
  });
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    if (!areFramesAlone) await smallWorld(browser);
    await largeWorld(browser, !areFramesAlone);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** The screens of everyday, with what they load. */
async function smallWorld(browser: Browser): Promise<void> {
  const sandbox = await startSandbox(
    { apiPort, identityPort, consoleOrigins: [address] },
    ['--reset', '--data-folder', resolve('.cache/bench')],
    'ignore',
  );
  try {
    const signInPage = await repeat(() => open(browser, '/', 'button'));
    line('Sign-in: JavaScript', signInPage.javascriptKilobytes, 130, 'KB');
    const dashboard = await repeat(() => open(browser, '/dashboard', 'svg path'));
    line('Dashboard: JavaScript', dashboard.javascriptKilobytes, 210, 'KB');
    line('Dashboard: first contentful paint, no network limit', dashboard.firstContentfulPaint, 700, 'ms');
    line('Dashboard: total blocking time, no network limit', dashboard.blocking, 350, 'ms');
    const slowDashboard = await repeat(() => open(browser, '/dashboard', 'svg path', slowLine));
    line('Dashboard, 1.6 Mbit/s 150 ms: content stands', slowDashboard.stands, 2400, 'ms');
    const list = await repeat(() => open(browser, '/content', rows));
    line('Published Content: blocking time, no network limit', list.blocking, 350, 'ms');
    const slowList = await repeat(() => open(browser, '/content', rows, slowLine));
    line('Published Content, 1.6 Mbit/s 150 ms: rows stand', slowList.stands, 2000, 'ms');
    await interactions(browser);
  } finally {
    await ended(sandbox);
  }
}

// `components`, then how many rounds and which folder of bench/candidates; `frames` for the large screens alone;
// the console's screens without either.
const [what, componentRounds = '5', only] = process.argv.slice(2);
if (what === 'components') await benchComponents(Number(componentRounds), only);
else await bench(what === 'frames');
