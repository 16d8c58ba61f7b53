import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';

/** Draws no window of its own, which takes a Chromium a quarter of a processor; the pictures of the baseline are its. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const otherBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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

function firstOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}

/**
 * The path of a Chromium that every browser test uses: `CHROMIUM_PATH`, Debian's headless shell, which this call
 * installs where the user is root on Debian, another installed one, else Playwright's own download.
 * Throws with what to do by hand when none can be had.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  const best = firstOf([...(named ? [named] : []), headlessShell]);
  if (best) return best;
  if (await isRootOnDebian()) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
    if (!existsSync(headlessShell)) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  const found = firstOf([headlessShell, ...otherBrowsers, chromium.executablePath()]);
  if (found) return found;
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium']);
  if (!existsSync(chromium.executablePath())) run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  const downloaded = firstOf([chromium.executablePath()]);
  if (downloaded) return downloaded;
  throw new Error('No Chromium found and none could be installed. Install one and set CHROMIUM_PATH to its program.');
}
