import { build } from 'vite';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';

/** How much an import of the design system may cost a product. */
export interface LibraryBudget {
  /** What a product imports, as it would write it. */
  imported: string;
  /** Entry of the package, without its ending. */
  entry: string;
  /** Most that it may cost beyond React, in kilobytes of brotli, code fetched on demand not counted. */
  kilobytes: number;
}

/** From the kit's issue; a table's filters and menus are fetched when it has some. */
export const libraryBudgets: LibraryBudget[] = [
  { imported: 'Button', entry: 'index', kilobytes: 16 },
  { imported: 'DataTable', entry: 'index', kilobytes: 60 },
];

/** What only its own entry may reach: a product that imports a button never fetches these. */
const heavy = ['@tiptap/', '@codemirror/', 'prosemirror', '@visx/', 'libphonenumber-js', 'emojibase-data', 'dompurify'];

interface Bundle {
  kilobytes: number;
  /** Modules that are loaded immediately, by path. */
  modules: string[];
}

/** Bundles some code over the built package as a product would, and weighs what is fetched before it runs. */
export async function bundle(code: string, designSystem: string): Promise<Bundle> {
  const product = join(designSystem, 'product.js');
  const result = await build({
    root: designSystem,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'product',
        enforce: 'pre',
        resolveId: (id) => (id === product ? product : undefined),
        load: (id) => (id === product ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: product, preserveEntrySignatures: 'strict', external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((file) => file.type === 'chunk');
  const first = chunks.find(({ isEntry }) => isEntry);
  if (!first) throw new Error('The product bundle has no entry.');
  const needed = new Set([first.fileName]);
  for (const fileName of needed) chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach((file) => needed.add(file));
  const loaded = chunks.filter(({ fileName }) => needed.has(fileName));
  return {
    kilobytes: loaded.reduce((sum, { code: text }) => sum + brotliCompressSync(text).byteLength, 0) / 1024,
    modules: loaded.flatMap(({ moduleIds }) => moduleIds),
  };
}

/** The heavy libraries that importing this would fetch immediately. */
export const heavyModules = ({ modules }: Bundle): string[] =>
  heavy.filter((library) => modules.some((module) => module.includes(`node_modules/${library}`)));
