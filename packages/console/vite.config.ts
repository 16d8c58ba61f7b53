import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { chunksByScreen } from './vite/chunksByScreen.ts';
import { configurationFromEnvironment } from './vite/configurationFromEnvironment.ts';
import { earlyRequests } from './vite/earlyRequests.ts';
import { focusManagerAtStart } from './vite/focusManagerAtStart.ts';
import { minifiedPublicScripts } from './vite/minifiedPublicScripts.ts';
import { unusedRouterParts } from './vite/unusedRouterParts.ts';

export default defineConfig({
  plugins: [
    // English is the only catalogue so far; the browser's own locale still formats dates and numbers.
    { ...optimizeLocales.vite({ locales: ['en'] }), enforce: 'pre' },
    vanillaExtractPlugin(),
    react(),
    configurationFromEnvironment(),
    earlyRequests(),
    unusedRouterParts(),
    focusManagerAtStart(),
    chunksByScreen(),
    minifiedPublicScripts(),
  ],
  // React has had this hook since version 18: the copy for older ones, with its own code, would be in the first files of every start.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: fileURLToPath(new URL('vite/storeOfReact.ts', import.meta.url)) }] },
  define: { __CONSOLE_VERSION__: JSON.stringify(manifest.version) },
  build: {
    target: 'es2022',
    manifest: true,
    // Everything is a file of its own under `script-src 'self'`: nothing inlined, no data: address for a font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first script names more than a hundred files. A hash is what no compression shortens; 42 bits tell the versions of one file apart.
    // A style sheet goes by its hash alone: it is beside a script of the same name, and nobody looks for it.
    rolldownOptions: { output: { chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]') } },
    // What each screen may load is a budget of `tools/size`; the editor of templates is larger than Vite's default warning, and waits until it is needed.
    chunkSizeWarningLimit: 1000,
  },
});
