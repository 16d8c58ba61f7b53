import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { pinnedBrowser } from './pinnedBrowser.ts';
import { provideProductFonts } from './productFonts.ts';

/** Opens no window, which would cost a Chromium a quarter of a processor (ADR 0013). */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Arguments under which Chromium runs as root, in a container, and with no network beyond this machine. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

async function isRootOnDebian(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release);
}

function run(command: string, commandArguments: string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, commandArguments, { stdio: 'ignore', env: environment }).status === 0;
}

function firstOf(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path));
}

/** One of the paths; where the user is root on Debian, the package is installed when none is there. */
async function findOrInstall(paths: readonly (string | undefined)[], debianPackage: string): Promise<string | undefined> {
  const found = firstOf(paths);
  if (found !== undefined || !(await isRootOnDebian())) return found;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage]);
  return firstOf(paths);
}

function download(): string | undefined {
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium']);
  if (!existsSync(chromium.executablePath())) run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  return firstOf([chromium.executablePath()]);
}

const starts = (browser: string) => run(browser, ['--version']);

/**
 * The path of the Chromium that the browser tests use: `CHROMIUM_PATH`; else the pinned one (`pinnedBrowser.ts`); where it
 * doesn't start, Debian's headless shell, which this call installs where the user is root on Debian, else the whole browser.
 * From then on browsers see the product's own fonts alone. Throws with what to do by hand when none can be had.
 */
export async function findBrowser(): Promise<string> {
  await provideProductFonts();
  const named = firstOf([process.env['CHROMIUM_PATH']]);
  if (named !== undefined) return named;
  const pinned = await pinnedBrowser();
  if (pinned !== undefined && starts(pinned)) return pinned;
  const shell = await findOrInstall([headlessShell], 'chromium-headless-shell');
  // On a bare machine it starts now: Debian's has brought the libraries that both need.
  if (pinned !== undefined && starts(pinned)) return pinned;
  return shell ?? findWholeBrowser();
}

/**
 * The path of a Chromium with all that people have, for what the headless shell lacks (it keeps no page for Back):
 * `WHOLE_CHROMIUM_PATH`, an installed one, else Debian's package or Playwright's own download. `findBrowser` sets its fonts, too.
 * Throws with what to do by hand when none can be had.
 */
export async function findWholeBrowser(): Promise<string> {
  const paths = [process.env['WHOLE_CHROMIUM_PATH'], ...wholeBrowsers, chromium.executablePath()];
  const found = (await findOrInstall(paths, 'chromium')) ?? download();
  if (found !== undefined) return found;
  throw new Error('No Chromium found and none could be installed. Install one and set CHROMIUM_PATH to its program.');
}
