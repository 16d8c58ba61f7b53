import { reachedBy } from './importers.ts';
import { foldersOfTypes, journeysOf, journeysOfAll, journeysOfAreas } from './journeysOf.ts';
import type { Modules } from './readModules.ts';

/** What each part is given; a part that is not named has nothing to do. */
export type Plan = Readonly<Record<string, readonly string[]>>;

const journeys = 'packages/end-to-end/journeys/';
const features = 'packages/console/src/features/';
const areas = 'packages/sandbox/src/world/areas/';
const isIn = (folder: string) => (file: string) => file.startsWith(folder);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** A change of these is about every test: what installs, builds and configures them. */
const everything = /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig\.base\.json|vitest\.config\.ts)$/;

/** The folders right below one that files are in. */
const foldersUnder = (folder: string, files: readonly string[]): Set<string> =>
  new Set(files.flatMap((file) => (file.startsWith(folder) && file.slice(folder.length).includes('/') ? [file.slice(folder.length).split('/', 1)[0]!] : [])));

/** The journeys of a feature; of content pages, those of the types that are reached, unless these are many. */
function journeysOfFeature(feature: string, reached: readonly string[]): readonly string[] {
  const types = feature === 'content-pages' ? [...foldersUnder(`${features}content-pages/`, reached)].filter((folder) => foldersOfTypes.includes(folder)) : [];
  return types.length >= 1 && types.length <= 2 ? types : (journeysOf[feature] ?? []);
}

/** Journeys that run themselves what was changed, or walk the screens that it can reach. */
function journeysFor(changed: readonly string[], reached: readonly string[]): string[] {
  const specs = reached.filter((file) => /^packages\/end-to-end\/.*\.spec\.ts$/.test(file));
  const host = changed.filter(isIn('packages/sandbox/src/'));
  if (host.length === 0 && !reached.some(isIn('packages/console/src/'))) return specs;
  const hostRooms = host.every((file) => foldersUnder(areas, [file]).size === 1) ? [...foldersUnder(areas, host)].map((area) => journeysOfAreas[area]) : [undefined];
  const rooms = [...[...foldersUnder(features, reached)].map((feature) => journeysOfFeature(feature, reached)), ...hostRooms];
  const areFew = rooms.length >= 1 && rooms.length <= 2 && !rooms.includes(undefined);
  const named = areFew ? [...new Set(rooms.flatMap((room) => room ?? []))] : journeysOfAll;
  return [...specs, ...named.map((name) => journeys + name)];
}

/**
 * The tests that read files, themselves or through a tool: no import tells which files these are, so every change is about them.
 * The sandbox is left out: what it reads while it runs is its own data.
 */
function testsThatRead({ imports, readers }: Modules): string[] {
  const readersOfTests = readers.filter((file) => isTest(file) || !isIn('packages/sandbox/src/')(file));
  return [...reachedBy(readersOfTests, imports)].filter(isTest);
}

/**
 * What `pnpm test --changed` runs: types, lint and the tests that read files as a whole, and of the rest what the change can reach.
 *
 * @param changed the files that differ
 */
export function planFor(changed: readonly string[], modules: Modules): Plan {
  const all = [...reachedBy(changed, modules.imports)].toSorted();
  const unit = changed.some((file) => everything.test(file)) ? [] : [...new Set([...all.filter(isTest), ...testsThatRead(modules)])].toSorted();
  const stories = all.filter((file) => file.endsWith('.stories.tsx'));
  const walked = journeysFor(changed, all);
  return {
    typecheck: [],
    lint: [],
    unit,
    ...(changed.some(isIn('openapi/')) && { contract: [] }),
    ...(stories.length > 0 && { stories }),
    ...(walked.length > 0 && { e2e: walked }),
  };
}
