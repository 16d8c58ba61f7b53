import { resolve } from 'node:path';

const built = resolve(import.meta.dirname, '../packages/design-system/.cache/bench');

/** One page whose `?candidate=` chooses what it shows; each candidate is a chunk of its own, with one React for all. */
export default {
  root: import.meta.dirname,
  resolve: {
    alias: [
      { find: '@noticeboard/design-system/styles.css', replacement: resolve(built, 'styles.css') },
      { find: /^@noticeboard\/design-system$/, replacement: resolve(built, 'exports/index.js') },
      { find: /^@noticeboard\/design-system\/([a-z]+)$/, replacement: resolve(built, 'exports/$1.js') },
    ],
    dedupe: ['react', 'react-dom'],
  },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 10_000 },
};
