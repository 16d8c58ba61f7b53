import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';

const installedBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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

function alreadyInstalled(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return [...(named ? [named] : []), ...installedBrowsers, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * The path of a Chromium that every browser test uses: `CHROMIUM_PATH`, an installed one, else one that this
 * call installs: Debian's package where the user is root on Debian, Playwright's own download elsewhere.
 * Throws with what to do by hand when none can be had.
 */
export async function findBrowser(): Promise<string> {
  const found = alreadyInstalled();
  if (found) return found;
  if (await isRootOnDebian()) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium']);
    if (!alreadyInstalled()) run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  }
  const installed = alreadyInstalled();
  if (installed) return installed;
  throw new Error('No Chromium found and none could be installed. Install one and set CHROMIUM_PATH to its program.');
}
