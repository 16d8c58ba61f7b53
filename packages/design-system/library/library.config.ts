import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import manifest from '../package.json' with { type: 'json' };

const folder = resolve(import.meta.dirname, '..');
const entries = Object.values(manifest.exports).filter((path) => path.endsWith('.ts'));
const installed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];

/**
 * The package as others install it: every module stays a file of its own, so that a bundler takes only what is imported,
 * and all styles are one file in which the order of the layers is certain.
 */
export default defineConfig({
  root: folder,
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    cssCodeSplit: false,
    cssMinify: true,
    assetsInlineLimit: 0,
    lib: { entry: entries.map((entry) => resolve(folder, entry)), formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: folder, entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
