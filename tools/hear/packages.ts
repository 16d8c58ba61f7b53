import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What a desktop without a screen needs: Debian's package, and a file by which it is known. */
const needed = {
  orca: '/usr/bin/orca',
  xvfb: '/usr/bin/Xvfb',
  'dbus-x11': '/usr/bin/dbus-launch',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  openbox: '/usr/bin/openbox',
  xdotool: '/usr/bin/xdotool',
  'libglib2.0-bin': '/usr/bin/gsettings',
} as const;

const missing = () => Object.entries(needed).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));

/** Installs what is missing, where the user is root on Debian. Throws with the names when something stays missing. */
export function installDesktop(): void {
  if (missing().length === 0) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words: string[]) => spawnSync('apt-get', ['-qq', ...words], { stdio: 'ignore', env: environment });
  if (process.getuid?.() === 0) {
    run('update');
    run('install', '-y', ...missing());
  }
  if (missing().length > 0) throw new Error(`A screen reader needs Debian's ${missing().join(', ')}. Install them, or run this as root.`);
}
