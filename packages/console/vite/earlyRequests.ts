import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Chunks that every page needs soon after the first one: the protocol library of the sign-in. */
const soonNeeded = /^assets\/identityClient-/;

/** Asks for the font and for the soon needed chunks with the page, before what names them has arrived. */
export function earlyRequests(): Plugin {
  return {
    name: 'noticeboard-early-requests',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });
        return [
          ...files
            .filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
            .map((file) => link({ rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true })),
          ...files.filter((file) => soonNeeded.test(file)).map((file) => link({ rel: 'modulepreload', href: `/${file}`, crossorigin: true })),
        ];
      },
    },
  };
}
