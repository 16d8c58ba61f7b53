import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { headersFor } from './headers.ts';

const configuration = {
  api: { address: 'https://api.example.com/' },
  hub: 'https://live.example.com/hubs/chat',
  identity: { authority: 'https://sign-in.example.com/realms/care' },
};

const policyOf = (path: string, given: Record<string, unknown> = configuration): string[] =>
  (headersFor(path, given)['Content-Security-Policy'] ?? '').split('; ');

/** Where the installed react-aria-components finds its react-aria. */
function reactAriaSource(): string {
  const components = createRequire(createRequire(new URL('../../design-system/package.json', import.meta.url)).resolve('react-aria-components/package.json'));
  return readFileSync(components.resolve('react-aria/package.json').replace(/package\.json$/, 'dist/private/interactions/usePress.mjs'), 'utf8');
}

describe('The headers of the console', () => {
  test('faults D10: the headers of the console allow exactly the configured hosts and nothing else', () => {
    expect(policyOf('/dashboard')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' blob: data: https://api.example.com",
      'media-src blob: https://api.example.com',
      "font-src 'self'",
      "connect-src 'self' https://api.example.com https://live.example.com wss://live.example.com https://sign-in.example.com",
      "frame-src 'self' https://sign-in.example.com",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify default thumbnails answers',
    ]);
  });

  test('The headers of the console give every path the same protection', () => {
    for (const path of ['/', '/dashboard', '/silent-callback.html', '/preview.html', '/assets/index.js']) {
      expect(headersFor(path, configuration)).toMatchObject({
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Referrer-Policy': 'no-referrer',
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
      });
    }
  });

  test('The headers of the console let only the frame of an email, which has no origin, fetch our files from elsewhere', () => {
    expect(headersFor('/preview.js', configuration)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  });

  test('The headers of the console let only our own pages frame the renewal page, and let it do nothing but run its script', () => {
    expect(policyOf('/silent-callback.html')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
  });

  test('faults F13: the headers of the console let the preview of an email have its styles and pictures, but no origin and no scripts', () => {
    expect(policyOf('/preview.html')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'unsafe-inline'",
      'img-src https: data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ]);
  });

  test.each([
    ['a directive of its own', "https://api.example.com/; script-src 'unsafe-inline'"],
    ['a line break', 'https://api.example.com/\r\nX-Evil: 1'],
    ['a user name', 'https://evil:secret@api.example.com/'],
    ['a query', "https://api.example.com/?; script-src *"],
  ])('The headers of the console pass on only the origin of an address with %s', (_, address) => {
    for (const value of Object.values(headersFor('/', { ...configuration, api: { address } }))) {
      expect(value).not.toMatch(/[\r\n]|unsafe-inline|evil|Evil|secret|script-src \*/);
    }
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '*', "'unsafe-inline'", '', 7, null, {}])('The headers of the console leave out an address that is not valid: %s', (value) => {
    const hostile = { api: { address: value }, hub: value, identity: { authority: value } };
    expect(policyOf('/', hostile)).toContain("connect-src 'self'");
    expect(policyOf('/', hostile)).toContain("frame-src 'self'");
  });

  test.each(['/dashboard', '/silent-callback.html', '/preview.html'])('faults D10: the headers of the console let browsers report refusals of %s to the configured address', (path) => {
    const given = { ...configuration, reports: 'https://reports.example.com/csp?key=1' };
    expect(policyOf(path, given).at(-1)).toBe('report-to noticeboard');
    expect(headersFor(path, given)['Reporting-Endpoints']).toBe('noticeboard="https://reports.example.com/csp"');
  });

  test.each([undefined, 'http://reports.example.com', 'https://me:secret@reports.example.com', 'javascript:alert(1)', 7])('The headers of the console let browsers report nothing to %s', (reports) => {
    const given = { ...configuration, reports };
    expect(headersFor('/', given)).not.toHaveProperty('Reporting-Endpoints');
    expect(policyOf('/', given).join()).not.toContain('report-to');
  });

  test('The headers of the console contain no quote or line break of the address for reports', () => {
    const { 'Reporting-Endpoints': endpoints } = headersFor('/', { ...configuration, reports: 'https://reports.example.com/a"b\r\nX-Evil: 1' });
    expect(endpoints).toBe('noticeboard="https://reports.example.com/a%22bX-Evil:%201"');
  });

  test('The headers of the console work with an empty configuration', () => {
    expect(policyOf('/', {})).toContain("connect-src 'self'");
  });

  test('faults F12: the headers of the console need no style that the installed react-aria injects: the pages have its id, and the design system its rule', () => {
    const source = reactAriaSource();
    const id = /STYLE_ID = '([^']*)'/.exec(source)?.[1];
    const attribute = /PRESSABLE_ATTRIBUTE = '([^']*)'/.exec(source)?.[1];
    const rules = [...(/textContent = `([^`]*)`/.exec(source)?.[1] ?? '').matchAll(/([a-z-]+): ([^;]*);/g)].map(([, property, value]) => [property, value]);
    expect(rules).toEqual([['touch-action', 'pan-x pan-y pinch-zoom']]);
    for (const page of ['packages/console/index.html', '.storybook/preview-head.html']) expect(readFileSync(page, 'utf8')).toContain(`<meta id="${id}" />`);
    expect(readFileSync('packages/design-system/src/theme/reset.css.ts', 'utf8')).toContain(`reset('[${attribute}]', { touchAction: 'pan-x pan-y pinch-zoom' });`);
  });
});
