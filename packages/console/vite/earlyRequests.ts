import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What every page needs soon after the first script: the interface, and the protocol library of the sign-in. */
const onEveryPage = ['src/app/startConsole.tsx', 'src/session/identity/identityClient.ts'];

/** What every page behind the sign-in needs. */
const behindSignIn = ['src/app/GuardedPages.tsx', 'src/app/shell/Shell.tsx'];

/** What every such page needs as soon as it is shown: it must be there to report a network that is lost then (N05). */
const afterFrame = ['src/app/notifications.ts'];

/** What the most opened pages need: the code that names their first reads, requested with the frame, then their own (ADR 0210). */
const ofPages = {
  '/dashboard': { reads: [], page: ['src/features/dashboard/DashboardPage.tsx', 'design-system/exports/charts.ts'] },
  '/content': {
    reads: ['src/features/published-content/readsOfPublishedContent.ts'],
    page: ['src/features/published-content/PublishedContentPage.tsx'],
  },
  '/users/list': {
    reads: ['src/features/users/list/readsOfUsers.ts'],
    page: ['src/features/users/UsersFrame.tsx', 'src/features/users/list/UsersPage.tsx'],
  },
};

/**
 * Requests the font and code together with the page, before the code that names it has arrived. Which files those are is
 * known only now; `public/early.js` chooses among those of the pages behind the sign-in, and in which order.
 */
export function earlyRequests(): Plugin {
  return {
    name: 'noticeboard:early-requests',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const files = Object.keys(bundle);
        const filesOf = (modules: readonly string[]) => filesOfModules(bundle, modules).filter((file) => !html.includes(file));
        const everywhere = filesOf(onEveryPage);
        const frame = filesOf(behindSignIn).filter((file) => !everywhere.includes(file));
        const before = new Set([...everywhere, ...frame]);
        const rest = (files: readonly string[]) => files.filter((file) => !before.has(file));
        const later = rest(filesOf(afterFrame));
        const pages = Object.entries(ofPages).map(([path, { reads, page }]) => {
          const withFrame = rest(filesOf(reads));
          return [path, [withFrame, rest(filesOf(page)).filter((file) => !withFrame.includes(file) && !later.includes(file))]];
        });
        const fonts = files.filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file));
        return {
          html: html.replace(
            '<script src="/early.js">',
            `<script src="/early.js" data-behind-sign-in="${frame.join(' ')}" data-after-frame="${later.join(' ')}" data-pages='${JSON.stringify(Object.fromEntries(pages))}'>`,
          ),
          tags: [
            ...fonts.map((file) => link({ rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2' })),
            ...everywhere.map((file) => link(file.endsWith('.css') ? { rel: 'stylesheet', href: file } : { rel: 'modulepreload', href: file })),
          ],
        };
      },
    },
  };
}

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' });

/** Addresses of the files that hold the modules, and of all scripts and styles that those import immediately. */
function filesOfModules(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const waiting = modules.map((module) => {
    const chunk = chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId?.endsWith(module) || moduleIds.some((id) => id.endsWith(module)));
    if (chunk === undefined) throw new Error(`'${module}' is no file of its own.`);
    return chunk;
  });
  for (const chunk of waiting) {
    found.add(chunk);
    waiting.push(...chunks.filter((other) => chunk.imports.includes(other.fileName) && !found.has(other) && !waiting.includes(other)));
  }
  const styles = [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...found].map(({ fileName }) => fileName).concat(styles).map((file) => `/${file}`);
}
