import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import type { Imports } from './importers.ts';

/** Where modules of the repository are. */
const modules = ['packages/*/{src,exports,serve,vite,scripts,storybook,harness,journeys,faults,access,outcomes}/**/*.{ts,tsx}', 'tools/**/*.ts', '.storybook/*.{ts,tsx}'];
const endings = ['', '.ts', '.tsx'];

interface Request {
  specifier: string;
  /** The names that are taken; undefined when it may be any of them. */
  names?: string[];
}

/** What reads files, or has git read them, by whichever name it is imported. */
const readingNames = ['readFileSync', 'readFile', 'readdirSync', 'globSync', 'spawnSync', 'execFileSync'];
/** The files that a module of the product reads while it runs, where these are in the repository. */
const filesRead: Readonly<Record<string, string>> = {
  'packages/sandbox/src/contract/references.ts': 'openapi/**/*.yaml',
  'packages/sandbox/src/world/database/migrate.ts': 'packages/sandbox/src/world/database/migrations/*.sql',
  'packages/sandbox/src/world/seed/pictures/drawnPictures.ts': 'packages/sandbox/src/world/seed/pictures/drawn/*.jpg',
};

/** Static imports and exports, and what is imported on demand or for its types alone. */
function requestsOf(file: string, text: string): Request[] {
  const { module } = parseSync(file, text);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => {
    const names = entries.map(({ importName }) => (importName.kind === 'Name' ? importName.name : undefined));
    return { specifier: moduleRequest.value, ...(names.length > 0 && !names.includes(undefined) && { names: names as string[] }) };
  });
  const exports = module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => (moduleRequest ? [{ specifier: moduleRequest.value }] : [])));
  const onDemand = [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, specifier = '']) => ({ specifier }));
  return [...imports, ...exports, ...onDemand];
}

const fileAt = (path: string): string | undefined => endings.map((ending) => path + ending).find((file) => existsSync(file) && statSync(file).isFile());

/** The entry of a package of the workspace: '@noticeboard/design-system/charts', or '#storybook/frames' inside of it. */
function entryOf(specifier: string): string | undefined {
  const [, folder, subpath = ''] = /^@noticeboard\/([^/]+)(\/.+)?$/.exec(specifier) ?? (specifier.startsWith('#') ? ['', 'design-system', specifier] : []);
  if (folder === undefined) return undefined;
  const { exports = {}, imports = {} } = JSON.parse(readFileSync(`packages/${folder}/package.json`, 'utf8')) as Record<string, Record<string, string>>;
  const entry = imports[subpath] ?? exports[`.${subpath}`];
  return entry === undefined ? undefined : normalize(join(`packages/${folder}`, entry));
}

/** Where each name of an entry that only passes others on comes from. */
function passedOn(entry: string): Map<string, string> {
  const { module } = parseSync(entry, readFileSync(entry, 'utf8'));
  const found = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName, moduleRequest }) => [exportName.name ?? '', moduleRequest ? fileAt(normalize(join(dirname(entry), moduleRequest.value))) : entry] as const),
  );
  return new Map(found.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
}

/** What every module of the repository is tied to. */
export interface Modules {
  /** A name from a package's entry counts as an import of the file that the entry takes it from. */
  imports: Imports;
  /** The modules that read files, which no import names. */
  readers: readonly string[];
}

/** Reads the imports of every module of the repository. */
export function readModules(): Modules {
  const entries = new Map<string, Map<string, string>>();
  const targetsOf = (file: string, { specifier, names }: Request): (string | undefined)[] => {
    if (specifier.startsWith('.')) return [fileAt(normalize(join(dirname(file), specifier)))];
    const entry = entryOf(specifier);
    if (entry === undefined || names === undefined) return [entry];
    const sources = entries.get(entry) ?? passedOn(entry);
    entries.set(entry, sources);
    return names.map((name) => sources.get(name) ?? entry);
  };
  const files = globSync(modules).filter((file) => !file.endsWith('.d.ts'));
  const requests = new Map(files.map((file) => [file, requestsOf(file, readFileSync(file, 'utf8'))]));
  const importsOf = (file: string) => {
    const targets = requests.get(file)!.flatMap((request) => targetsOf(file, request));
    return [...new Set([...targets.filter((target) => target !== undefined), ...globSync(filesRead[file] ?? [])])];
  };
  const reads = ({ specifier, names }: Request) => specifier.startsWith('node:') && names?.some((name) => readingNames.includes(name));
  return { imports: new Map(files.map((file) => [file, importsOf(file)])), readers: files.filter((file) => requests.get(file)!.some(reads)) };
}
