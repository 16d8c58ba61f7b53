import { readFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { budgets } from './budgets.ts';
import { chunksOf, type Manifest } from './chunksOf.ts';

const folder = resolve('packages/console/dist');

function build(): void {
  const built = spawnSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: 'packages/console',
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The console could not be built.');
}

const kilobytesOf = async (file: string): Promise<number> =>
  brotliCompressSync(await readFile(join(folder, file))).byteLength / 1024;

/** Builds the console and fails when a screen needs more JavaScript than its budget; `--no-build` measures the last build. */
async function checkSizes(): Promise<void> {
  if (!process.argv.includes('--no-build')) build();
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  for (const { screen, modules, without, files: others, kilobytes } of budgets) {
    const there = chunksOf(manifest, budgets.find((budget) => budget.screen === without)?.modules ?? []);
    const files = [...others, ...chunksOf(manifest, modules)].filter((file) => !there.has(file));
    const sizes = await Promise.all(files.map(kilobytesOf));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const isWithin = total <= kilobytes;
    console.log(`${isWithin ? 'ok  ' : 'OVER'} ${screen.padEnd(12)} ${total.toFixed(1)} KB of ${kilobytes} KB in ${files.length} files`);
    if (process.argv.includes('--files') || !isWithin) {
      files
        .map((file, index) => ({ file, size: sizes[index] ?? 0 }))
        .sort((a, b) => b.size - a.size)
        .forEach(({ file, size }) => console.log(`       ${size.toFixed(1).padStart(6)} KB  ${file}`));
    }
    if (!isWithin) process.exitCode = 1;
  }
}

await checkSizes();
