import { expectNoPictureTaken, isAlive, png, svg } from '../harness/pictures.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('X06 an avatar that is not a picture, or is too large, is refused before it is sent, and the tab keeps working', async ({ page, world, allow }) => {
  // Playwright's recorder fetches a picture's blob from inside the page; the console itself makes no such call.
  allow.policyViolations = [/^Connecting to 'blob:/];
  await signIn(page, 'staff', { path: '/me' });
  const main = page.getByRole('main');
  await expectNoPictureTaken(page, main);
  await expect(main.locator('img')).toHaveCount(0);
  expect(await world.control.callsOf('uploadOwnAvatar')).toEqual([]);
});

test('X06 an avatar of the host that is a drawing with a script or a page is rendered as a picture and runs nothing', async ({ page, world }) => {
  const strayed: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('127.0.0.1:9/')) strayed.push(request.url());
  });
  const answers = [
    { contentType: 'image/svg+xml', body: Buffer.from(svg) },
    { contentType: 'image/png', body: Buffer.from('<!doctype html><script>fetch("http://127.0.0.1:9/page")</script>') },
    { contentType: 'image/png', body: png(30_000) },
  ];
  let asked = 0;
  await page.route('**/api/users/avatars/hostile*', (route) => {
    asked += 1;
    return route.fulfill({ ...answers[asked % answers.length], headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await world.control.fault({ operationId: 'getOwnProfile' }, { set: { avatar: 'hostile.png' } });
  await signIn(page, 'staff', { path: '/me' });
  for (let visit = 0; visit < 3; visit += 1) {
    await page.reload();
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Name' })).toHaveValue('Jordan Okafor');
    await isAlive(page);
  }
  expect(asked).toBeGreaterThanOrEqual(3);
  expect(strayed).toEqual([]);
});
