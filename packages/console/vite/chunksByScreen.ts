import { build, type Plugin, type Rolldown } from 'vite';
import { resolve } from 'node:path';

/** One file of a start. */
interface Step {
  name: string;
  /** Modules that begin a screen: what they import goes into the file, they themselves stay files of their own. */
  roots?: readonly string[];
  /** Modules that go into the file with what they import. */
  parts?: readonly string[];
}

/**
 * The files of a start, step by step: what opens the session; what shows the first page; the frame around the pages behind
 * the sign-in, with the page that it opens on; then charts, drawings, menus and toasts, the first reads of lists, lists, what opens
 * over them, forms and pages of a person. The first file names all others, and every first visit pays for that: the fewer, the better.
 */
const steps: readonly Step[] = [
  { name: 'session', roots: ['index.html'] },
  { name: 'start', roots: ['src/app/startConsole.tsx', 'src/session/SignInPage.tsx'] },
  {
    name: 'frame',
    roots: ['src/app/GuardedPages.tsx', 'src/app/shell/Shell.tsx', 'src/app/ToastPlace.tsx', 'src/features/dashboard/DashboardPage.tsx'],
  },
  { name: 'chart', roots: ['../design-system/exports/charts.ts'] },
  { name: 'drawings', roots: ['../design-system/src/fields/IconPicker/contentIcons.ts'] },
  {
    name: 'layers',
    roots: ['../design-system/src/navigation/frameLayers/frameLayers.ts', 'src/app/notifications.ts'],
    parts: ['../design-system/src/actions/tooltips/NameOfControl.tsx'],
  },
  { name: 'reads', parts: ['src/features/published-content/readsOfPublishedContent.ts', 'src/features/users/list/readsOfUsers.ts'] },
  // Lists that are complete on the device compare texts by it. It would be one more file for the first one to name.
  { name: 'lists', roots: ['src/features/published-content/PublishedContentPage.tsx'], parts: ['src/ground/plainText.ts'] },
  {
    name: 'windows',
    roots: ['src/features/published-content/ItemWindows.tsx'],
    parts: ['../design-system/src/collections/BarSelect/OpenBarSelect.tsx'],
  },
  { name: 'forms', roots: ['src/features/profile/ProfilePage.tsx'] },
  { name: 'person', roots: ['src/features/users/form/EditUserPage.tsx'] },
];

/** Shared by the conversations, which are fetched with every page, and the pages with a list: in the lists' file, the conversations would fetch all of it. */
const apart = { name: 'missing', module: 'src/api/isMissing.ts', before: 'lists' } as const;

/**
 * Puts all modules of a step into one file. Left alone, the bundler makes a file for every set of pages that share
 * something: sixty of them before the dashboard is shown, which compress worse by a sixth than these.
 *
 * Which modules a step needs is known only after the code that nobody uses has been left out, so the console is
 * bundled once, without minifying or writing, to read it from the result. A development server does none of this.
 */
export function chunksByScreen(): Plugin {
  return {
    name: 'noticeboard:chunks-by-screen',
    apply: 'build',
    async config(_, { mode }) {
      if (process.env['NOTICEBOARD_FIRST_PASS'] === 'true') return undefined;
      const stepOf = stepOfModule(await bundleOnce(mode));
      // A group takes along what its modules import, unless an earlier one has it.
      const ofSteps = steps.map(({ name }, index) => ({ name, priority: 2 * (steps.length - index), test: (id: string) => stepOf.get(id) === name }));
      const isApart = (id: string) => id === resolve(apart.module);
      const groups = ofSteps.flatMap((group) => (group.name === apart.before ? [{ name: apart.name, priority: group.priority + 1, test: isApart }, group] : [group]));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

async function bundleOnce(mode: string): Promise<Rolldown.OutputChunk[]> {
  process.env['NOTICEBOARD_FIRST_PASS'] = 'true';
  try {
    const result = await build({ mode, logLevel: 'error', build: { write: false, minify: false } });
    const outputs = Array.isArray(result) ? result : [result];
    return outputs.flatMap((one) => ('output' in one ? one.output : [])).filter((file) => file.type === 'chunk');
  } finally {
    delete process.env['NOTICEBOARD_FIRST_PASS'];
  }
}

/** The step that first needs each module. The roots themselves stay files of their own, and so does what only single pages need. */
function stepOfModule(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const stepOf = new Map<string, string>();
  // The first module stays in the page's own file: Vite would leave that out of the manifest if it held nothing.
  const entries = new Set([...steps.flatMap(({ roots = [] }) => roots), 'src/main.tsx'].map((root) => resolve(root)));
  for (const { name, roots = [], parts = [] } of steps) {
    const addresses = new Set([...roots, ...parts].map((root) => resolve(root)));
    const waiting = chunks.filter(({ moduleIds }) => moduleIds.some((id) => addresses.has(id)));
    if (waiting.length !== addresses.size) throw new Error(`Roots of '${name}' are missing, or share a file: ${[...addresses].join(', ')}`);
    for (const chunk of waiting) {
      for (const id of chunk.moduleIds) if (!entries.has(id) && !stepOf.has(id)) stepOf.set(id, name);
      for (const file of chunk.imports) {
        const imported = byFile.get(file);
        if (imported && !waiting.includes(imported)) waiting.push(imported);
      }
    }
  }
  return stepOf;
}
