import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor } from '../../packages/console/serve/headers.ts';

/**
 * The scripts or styles that are in a page of Storybook's own, as sources of a policy. Hashes let exactly these texts
 * pass; a nonce would have to be written into the built files with every response.
 */
function inlineSources(html: string, tag: 'script' | 'style'): string[] {
  const texts = [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** The policy with further sources, or other ones; a directive without any is removed. */
function changed(policy: string, change: (name: string, sources: string[]) => string[]): string {
  const directives = policy.split('; ').map((directive) => directive.split(' ') as [string, ...string[]]);
  const kept = directives.map(([name, ...sources]) => [name, ...change(name, sources)]).filter((directive) => directive.length > 1);
  return kept.map((directive) => directive.join(' ')).join('; ');
}

/**
 * Styles that Storybook's own code writes into a story, each of one fixed text: the menu of its highlights, and the two
 * by which it holds animations still in a browser of the tests. A version that writes others fails every story, with their
 * hashes in the reports.
 */
export const storybooksOwnStyles = [
  "'sha256-rMak6F0wA1B0RrxIubaAA9iDjokYLo9ADJCviiCIgNg='",
  "'sha256-fgU9HWMbRTEZSvtF3yn0anF3XIFm15K91rWFmBzGHO4='",
  "'sha256-FE2B2mJ5ELNeRDlzWxPtPWyujhxeMpcz94XolEQPim0='",
];

/** A story on a page of its own has the policy of the console, and what is Storybook's own. */
const storyPolicy = (policy: string, html: string) =>
  changed(policy, (name, sources) => {
    if (name === 'script-src') return [...sources, ...inlineSources(html, 'script')];
    if (name === 'style-src') return [...sources, ...inlineSources(html, 'style'), ...storybooksOwnStyles];
    return sources;
  });

/**
 * The manager, and what is read in its frame: both are styled by emotion, which writes styles into the page, through
 * `innerHTML` in the manager; so does the accessibility panel with its filters. Scripts, hosts and forms stay as they are.
 */
const readingPolicy = (policy: string, html: string) =>
  changed(policy, (name, sources) => {
    if (name === 'script-src') return [...sources, ...inlineSources(html, 'script')];
    if (name === 'style-src') return ["'self'", "'unsafe-inline'"];
    if (name === 'frame-ancestors') return ["'self'"];
    return name === 'require-trusted-types-for' || name === 'trusted-types' ? [] : sources;
  });

/**
 * The headers for each file of a built Storybook: the console's own in production, with what Storybook cannot do
 * without (ADR 0038).
 *
 * @param folder of the build
 */
export function storybookHeaders(folder: string): (path: string, isFramed: boolean, query?: URLSearchParams) => Record<string, string> {
  return (path, isFramed, query) => {
    const headers = headersFor(path, {});
    const page = path === '/' ? '/index.html' : path;
    if (page !== '/index.html' && page !== '/iframe.html') return headers;
    const html = readFileSync(join(folder, page), 'utf8');
    // A page of the documentation is read, in its frame or on a page of its own: emotion styles it either way.
    const isStory = page === '/iframe.html' && !isFramed && query?.get('viewMode') !== 'docs';
    const adapt = isStory ? storyPolicy : readingPolicy;
    return { ...headers, 'Content-Security-Policy': adapt(headers['Content-Security-Policy'] ?? '', html) };
  };
}
