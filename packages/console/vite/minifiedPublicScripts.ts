import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Minifies the scripts of `public/`, which Vite copies as they are: `early.js` is in front of every first paint. */
export function minifiedPublicScripts(): Plugin {
  let scripts: string[] = [];
  return {
    name: 'noticeboard:minified-public-scripts',
    apply: 'build',
    async configResolved({ build, publicDir }) {
      if (build.minify !== false) scripts = (await readdir(publicDir)).filter((name) => name.endsWith('.js'));
    },
    async writeBundle({ dir = '' }) {
      await Promise.all(
        scripts.map(async (name) => {
          const file = join(dir, name);
          const { code, errors } = await minify(name, await readFile(file, 'utf8'), { module: false });
          if (errors.length > 0) throw new Error(`${name} cannot be minified: ${errors.map(({ message }) => message).join('; ')}`);
          await writeFile(file, code);
        }),
      );
    },
  };
}
