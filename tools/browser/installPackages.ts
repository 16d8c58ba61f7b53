import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian's packages that are missing, where the user is root on Debian. Throws with the names when something stays missing.
 *
 * @param needed each package, and a file by which it is known
 * @param purpose what needs them, as the beginning of a sentence
 */
export function installPackages(needed: Readonly<Record<string, string>>, purpose: string): void {
  const missing = () => Object.entries(needed).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing().length === 0) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words: string[]) => spawnSync('apt-get', ['-qq', ...words], { stdio: 'ignore', env: environment });
  if (process.getuid?.() === 0) {
    run('update');
    run('install', '-y', '--no-install-recommends', ...missing());
  }
  if (missing().length > 0) throw new Error(`${purpose} needs Debian's ${missing().join(', ')}. Install them, or run this as root.`);
}
