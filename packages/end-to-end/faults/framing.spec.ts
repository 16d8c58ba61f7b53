import { frameOnHostilePage } from '../harness/hostilePage.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const hostile = 'http://hostile.test/';

test('X08 every page that another origin frames stays empty and sends no request', async ({ page, world, allow }) => {
  // The browser logs that it refused the frame: that is the defence.
  allow.policyViolations = [/frame-ancestors/];
  for (const path of ['/', '/dashboard', '/login-callback?code=a&state=b', '/silent-callback.html?code=a&state=b']) {
    const frame = await frameOnHostilePage(page, world.console + path);
    await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
    expect(await frame.evaluate(() => document.querySelector('#root'))).toBeNull();
  }
  expect(await world.control.traffic()).toEqual([]);
});

test('X08 a forged message while the session is renewed is ignored: no code is exchanged', async ({ page, world }) => {
  await world.control.identity({ delay: { milliseconds: 1500, routes: ['authorize'], times: 1 } });
  // A frame opened before the page's load event delays the event until it is removed.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.evaluate(() => {
    const url = `${window.location.origin}/silent-callback.html?code=stolen&state=forged`;
    window.postMessage({ kind: 'noticeboard-silent-callback', url }, '*');
    window.dispatchEvent(new MessageEvent('message', { data: { kind: 'noticeboard-silent-callback', url }, origin: window.location.origin }));
  });
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await world.control.callsOf('token')).toEqual([]);
});

test('X08 a page that opened the console holds no handle to it and receives nothing from it', async ({ page, context, world }) => {
  await page.route(hostile, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Hostile</h1><button>Open</button>' }),
  );
  await page.goto(hostile);
  const opening = context.waitForEvent('page');
  await page.evaluate((address) => {
    const state = window as unknown as { heard: unknown[]; opened: Window | null };
    state.heard = [];
    window.addEventListener('message', ({ data }) => state.heard.push(data));
    state.opened = window.open(address);
  }, `${world.console}/`);
  const opened = await opening;
  await expect(opened.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
  const state = await page.evaluate(() => {
    const { heard, opened: handle } = window as unknown as { heard: unknown[]; opened: Window | null };
    return { heard, isCut: handle?.closed };
  });
  expect(state).toEqual({ heard: [], isCut: true });
});

test('a renewal reads its response before the page that it ends on has fetched anything', async ({ page }) => {
  await page.route('**/silent-callback.js', (route) => route.abort());
  await signIn(page, 'solo');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('a tab that was opened before a deploy still receives the response from the page that its renewal ends on', async ({ page, world }) => {
  await page.goto('/');
  const heard = await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ origin, data }: MessageEvent<{ kind: string; url: string }>) => resolve({ origin, ...data }), { once: true });
        document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
      }),
    '/silent-callback.html?code=a&state=b',
  );
  expect(heard).toEqual({ origin: world.console, kind: 'noticeboard-silent-callback', url: `${world.console}/silent-callback.html?code=a&state=b` });
});

test('B05 the renewal’s own page opened by hand leaves for the console', async ({ page, world }) => {
  await page.goto('/silent-callback.html?code=stolen&state=forged');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');
  expect(await world.control.callsOf('token')).toEqual([]);
});

test('B05 the console in a frame of its own is refused by its header', async ({ page, world, allow }) => {
  // As above: the refusal is expected.
  allow.policyViolations = [/frame-ancestors/];
  await signIn(page, 'solo');
  const before = (await world.control.callsOf('authorize')).length;
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.name = 'own';
    frame.src = '/dashboard';
    document.body.append(frame);
  });
  await expect.poll(() => page.frame('own')?.url()).toMatch(/^chrome-error:/);
  expect((await world.control.callsOf('authorize')).length).toBe(before);
});

test('B05 behind a server that forgot the header, the console in a frame does not start either', async ({ page, world }) => {
  await signIn(page, 'solo');
  // The dashboard makes one request after another.
  await page.waitForLoadState('networkidle');
  const before = (await world.control.traffic()).length;
  await page.route('**/dashboard', async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.name = 'own';
    frame.src = '/dashboard';
    document.body.append(frame);
  });
  const frame = page.frameLocator('iframe[name="own"]');
  await expect(frame.locator('#root')).toBeAttached();
  await expect.poll(() => page.frame('own')?.evaluate(() => document.readyState)).toBe('complete');
  await expect(frame.locator('#root > :not([data-brand-mark])')).toHaveCount(0);
  expect((await world.control.traffic()).length, 'no renewal and no call from inside the frame').toBe(before);
});
