import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const source = resolve('node_modules/@sparticuz/chromium');

/**
 * The path of the headless Chromium that the lockfile names, unpacked when it is first asked for: the same browser on
 * every machine, built with the optimizations that Debian's lacks (ADR 0206). It needs the libraries that Debian's
 * browser brings.
 *
 * @returns undefined where there is none: it is made for Linux on x64 alone
 */
export async function pinnedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = resolve('.cache/browser');
  const path = join(folder, `chromium-${version}`);
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  // Two runs may unpack it at the same time: each puts a whole one in its place.
  const unpacked = join(folder, randomUUID());
  await writeFile(unpacked, await promisify(brotliDecompress)(await readFile(join(source, 'bin/chromium.br'))), { mode: 0o755 });
  await rename(unpacked, path);
  return path;
}
