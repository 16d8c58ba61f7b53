import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/**
 * Builds the console for one run, beside the build that `start` serves.
 *
 * @param folder folder of the run
 * @returns whether it was built; what went wrong was printed
 */
export function buildConsole(folder: string): boolean {
  const words = ['build', '--logLevel', 'warn', '--outDir', join(folder, 'console'), '--emptyOutDir'];
  return spawnSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), ...words], { cwd: 'packages/console', stdio: 'inherit' }).status === 0;
}
