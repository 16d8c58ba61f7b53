import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../testing/testSandbox.ts';
import { TestBrowser } from '../../testing/testBrowser.ts';

let sandbox: TestSandbox;
let token: string;
let link = '';
beforeAll(async () => {
  sandbox = await startTestSandbox(
    {},
    {
      handlers: {
        getLogo: ({ storage, linkTo, clock, parameters }) => {
          storage.write('content/film', Buffer.from('abcdef'));
          const stored = { key: 'content/film', contentType: 'image/png', ...(parameters['file'] === 'page.html' && { downloadName: 'page.html' }) };
          link = linkTo(stored, new Date(clock().getTime() + 60_000));
          return { status: 200, stored };
        },
      },
    },
  );
  token = (await new TestBrowser(sandbox.identityOrigins[0]).obtainTokens()).access_token;
});
afterAll(() => sandbox.stop());

const read = (file: string, range?: string) =>
  fetch(`${sandbox.apiOrigin}/api/logos/${file}?access_token=${token}`, { headers: range === undefined ? {} : { range } });

it('The host serves a stored file whole', async () => {
  const response = await read('film.png');
  expect([response.status, response.headers.get('accept-ranges'), await response.text()]).toEqual([200, 'bytes', 'abcdef']);
});

it('The host serves the requested range of a file', async () => {
  const response = await read('film.png', 'bytes=2-3');
  expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([206, 'bytes 2-3/6', 'cd']);
});

it('The host refuses a range past the end of a file', async () => {
  const response = await read('film.png', 'bytes=6-');
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */6']);
});

it('X06 the host serves no file as a page: nothing in it may run, and no browser guesses its type', async () => {
  for (const address of ['film.png', 'page.html']) {
    const { headers } = await read(address);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-disposition')?.startsWith('attachment;')).toBe(address === 'page.html' || undefined);
  }
});

it('The host serves a signed address without a token, in ranges too, and never another', async () => {
  await read('film.png');
  expect(await (await fetch(link)).text()).toBe('abcdef');
  expect(await (await fetch(link, { headers: { range: 'bytes=-1' } })).text()).toBe('f');
  expect((await fetch(link.replace('film', 'plan'))).status).toBe(403);
});
