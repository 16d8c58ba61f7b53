import { spawnSync } from 'node:child_process';
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '..');
const root = resolve(folder, '../..');
const output = join(folder, 'dist');

function run(file: string, commandLine: string[]): void {
  const done = spawnSync(process.execPath, [join(root, 'node_modules', file), ...commandLine], { cwd: folder, stdio: 'inherit' });
  if (done.status !== 0) throw new Error(`${file} ended with ${done.status}.`);
}

/** The compiler writes the sources' names into the declarations; who installs the package has only what was built. */
async function nameBuiltFilesInDeclarations(): Promise<void> {
  for await (const file of glob('**/*.d.ts', { cwd: output })) {
    const declarations = await readFile(join(output, file), 'utf8');
    await writeFile(join(output, file), declarations.replaceAll(/((?:from |import |import\()['"]\.[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
  }
}

/** The letters come along, so that a page needs no other host for them, each family with its licence, as the licence (OFL) asks. */
async function bringFonts(): Promise<void> {
  const require = createRequire(join(folder, 'package.json'));
  const declared = await readFile(join(folder, 'src/theme/fonts.css'), 'utf8');
  await mkdir(join(output, 'fonts'), { recursive: true });
  for (const [, file] of declared.matchAll(/url\('(@fontsource[^']+)'\)/g)) {
    if (file === undefined) continue;
    await cp(require.resolve(file), join(output, 'fonts', basename(file)));
    const family = file.split('/').slice(0, 2).join('/');
    await cp(require.resolve(`${family}/LICENSE`), join(output, 'fonts', `${basename(family)}-LICENSE.txt`));
  }
  await writeFile(join(output, 'fonts.css'), declared.replaceAll(/url\('@fontsource[^']+\/([^'/]+)'\)/g, "url('./fonts/$1')"));
}

await rm(output, { recursive: true, force: true });
run('vite/bin/vite.js', ['build', '--config', 'library/library.config.ts', '--logLevel', 'warn']);
run('typescript/bin/tsc', ['-p', 'library/tsconfig.json']);
await nameBuiltFilesInDeclarations();
await bringFonts();
