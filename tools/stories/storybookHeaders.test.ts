import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor } from '../../packages/console/serve/headers.ts';
import { storybookHeaders, storybooksOwnStyles } from './storybookHeaders.ts';

const script = "\n  window.CONFIG_TYPE = 'PRODUCTION';\n";
const style = '.sb-loader { color: red }';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directivesOf = (headers: Record<string, string>) => (headers['Content-Security-Policy'] ?? '').split('; ');
const production = directivesOf(headersFor('/dashboard', {}));
const startingWith = (name: string, directives: string[]) => directives.find((directive) => directive.startsWith(`${name} `));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'storybook-headers-'));
  const page = `<html><head><style>${style}</style><script type="module" src="./iframe.js"></script></head><body><script>${script}</script></body></html>`;
  for (const name of ['index.html', 'iframe.html']) writeFileSync(join(folder, name), page);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('The headers of Storybook', () => {
  test("The headers of Storybook hold a story on a page of its own to the console's policy, except for the texts of Storybook's page", () => {
    const directives = directivesOf(storybookHeaders(folder)('/iframe.html', false, new URLSearchParams('id=fields-switch--matrix&viewMode=story')));
    expect(startingWith('script-src', directives)).toBe(`script-src 'self' ${hashOf(script)}`);
    expect(startingWith('style-src', directives)).toBe(`${startingWith('style-src', production)} ${[hashOf(style), ...storybooksOwnStyles].join(' ')}`);
    const others = (all: string[]) => all.filter((directive) => !/^(script|style)-src /.test(directive));
    expect(others(directives)).toEqual(others(production));
  });

  test('The headers of Storybook let the manager, its frame and the documentation write styles, and still refuse scripts that are not theirs', () => {
    for (const [path, isFramed, query] of [['/', false, ''], ['/index.html', false, ''], ['/iframe.html', true, ''], ['/iframe.html', false, 'viewMode=docs&id=fields-switch--docs']] as const) {
      const directives = directivesOf(storybookHeaders(folder)(path, isFramed, new URLSearchParams(query)));
      expect(startingWith('style-src', directives)).toBe("style-src 'self' 'unsafe-inline'");
      expect(startingWith('script-src', directives)).toBe(`script-src 'self' ${hashOf(script)}`);
      expect(startingWith('frame-ancestors', directives)).toBe("frame-ancestors 'self'");
      expect(startingWith('connect-src', directives)).toBe(startingWith('connect-src', production));
    }
  });

  test('The headers of Storybook are those of the console on every file', () => {
    expect(storybookHeaders(folder)('/assets/iframe.js', false)).toEqual(headersFor('/assets/iframe.js', {}));
  });
});
