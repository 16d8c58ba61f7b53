import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { showsTheme } from './exampleInBrowser.ts';
import { bundle, heavyModules, libraryBudgets } from './librarySizes.ts';

const designSystem = resolve('packages/design-system');
const folder = resolve('.cache/package');
const pnpmFile = process.env['npm_execpath'];
const pnpm = pnpmFile?.endsWith('js') ? [process.execPath, pnpmFile] : [pnpmFile ?? 'pnpm'];

function run([command = '', ...commandLine]: string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, commandLine, { cwd, encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(`${command} ${commandLine.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
}

const nodeRun = (file: string, ...commandLine: string[]) => run([process.execPath, resolve('node_modules', file), ...commandLine], process.cwd());

async function checkEntriesArePublished(): Promise<void> {
  const manifest = JSON.parse(await readFile(join(designSystem, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
    publishConfig: { exports: Record<string, unknown> };
  };
  const missing = Object.keys(manifest.exports).filter((entry) => !(entry in manifest.publishConfig.exports));
  if (missing.length > 0) throw new Error(`publishConfig.exports of the design system lacks ${missing.join(', ')}.`);
}

async function pack(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const tarball = join(folder, 'design-system.tgz');
  run([process.execPath, 'library/build.ts'], designSystem);
  run([...pnpm, 'pack', '--out', tarball], designSystem);
  return tarball;
}

async function checkSizes(): Promise<void> {
  for (const { imported, entry, kilobytes } of libraryBudgets) {
    const product = await bundle(`export { ${imported} } from './dist/exports/${entry}.js';`, designSystem);
    console.log(`${product.kilobytes <= kilobytes ? 'ok  ' : 'OVER'} ${imported.padEnd(12)} ${product.kilobytes.toFixed(1)} KB of ${kilobytes} KB`);
    if (product.kilobytes > kilobytes) process.exitCode = 1;
  }
  const everything = await bundle(`export * from './dist/exports/index.js';`, designSystem);
  const heavy = heavyModules(everything);
  if (heavy.length > 0) throw new Error(`The main entry loads ${heavy.join(', ')}: give it an entry of its own or load it on demand.`);
  console.log(`ok   main entry   ${everything.kilobytes.toFixed(1)} KB, nothing heavy in it`);
}

/** Installs the packed package in a product outside the workspace, builds that, and looks at it in a browser. */
async function checkExample(tarball: string): Promise<void> {
  const example = await mkdtemp(join(tmpdir(), 'noticeboard-example-'));
  try {
    await cp(resolve('examples/themed-table'), example, { recursive: true });
    const manifestFile = join(example, 'package.json');
    const manifest = await readFile(manifestFile, 'utf8');
    await writeFile(manifestFile, manifest.replace('"@noticeboard/design-system": "0.1.0"', `"@noticeboard/design-system": "file:${tarball}"`));
    run([...pnpm, 'install', '--ignore-workspace', '--prefer-offline', '--no-frozen-lockfile'], example);
    run([...pnpm, 'run', 'build'], example);
    await showsTheme(join(example, 'dist'));
    console.log('ok   example      installs, type-checks, builds and shows its theme');
  } finally {
    await rm(example, { recursive: true, force: true });
  }
}

await checkEntriesArePublished();
const tarball = await pack();
nodeRun('publint/src/cli.js', 'run', tarball, '--strict');
nodeRun('@arethetypeswrong/cli/dist/index.js', tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css', 'fonts.css');
console.log('ok   exports and types of the packed package');
await checkSizes();
await checkExample(tarball);
