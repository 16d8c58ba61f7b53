import { openAsAnother } from '../harness/contentKinds.ts';
import { actOn, rowNamed, toasts } from '../harness/publishedContent.ts';
import { hostileDocuments } from '../harness/hostileDocuments.ts';
import { addCollection, addTo, windowOf } from '../harness/resources.ts';
import { expect, test } from '../harness/test.ts';

const markup = '<img src=x onerror="window.hit = true">';

test('X01, D9: hostile documents, addresses and names in a folder execute nothing, and link nowhere', async ({ page, world, allow }) => {
  // The browser reports markup even in the invisible document in which it is sanitized (ADR 0038).
  allow.policyViolations = [/inline event handler/];
  await addCollection(page, 'Infection control');
  for (const [kind, fill] of [
    ['Document', ['Hostile document', 'text']],
    ['Link', ['Hostile link', 'https://health.example/']],
  ] as const) {
    await addTo(page, kind);
    const dialog = windowOf(page, kind);
    const fields = dialog.getByRole('textbox');
    await fields.nth(0).fill(fill[0]);
    await fields.nth(1).fill(fill[1]);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
  const body = `<p>Read this.</p>${markup}<script>window.hit = true</script><a href="javascript:window.hit=true">press</a><iframe src="javascript:parent.hit=true"></iframe>`;
  await world.control.fault(
    { operationId: 'getResourceContainer' },
    { set: { 'resourceDocuments.0.body': body, 'resourceLinks.0.url': 'javascript:window.hit=true', 'resourceLinks.0.label': markup, contentFiles: [{ originalFileName: `${markup}.png`, fileName: 'hostile.png' }] } },
  );
  await page.reload();
  const link = rowNamed(page, markup).filter({ hasText: 'Broken link' });
  await expect(link).toBeVisible();
  await expect(link.getByRole('link')).toHaveCount(0);
  await expect(rowNamed(page, `${markup}.png`)).toBeVisible();
  await page.getByRole('link', { name: 'Hostile document', exact: true }).click();
  const editor = windowOf(page, 'Document').getByRole('textbox', { name: /^Content/ });
  await expect(editor).toContainText('Read this.');
  await expect(editor.locator('script, iframe, [onerror], a[href^="javascript:"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('X02: nearly 300 hostile bodies of documents run nothing and fetch nothing, and are clean once saved again', async ({ page, world, allow }) => {
  // The browser reports markup even in the invisible document in which it is sanitized (ADR 0038).
  allow.policyViolations = [/./];
  allow.storms = true;
  expect(hostileDocuments.length).toBeGreaterThan(223);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('canary.invalid')) elsewhere.push(request.url());
  });
  const address = await addCollection(page, 'Infection control');
  await addTo(page, 'Document');
  const dialog = windowOf(page, 'Document');
  const editor = dialog.getByRole('textbox', { name: /^Content/ });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Hostile document');
  await editor.fill('text');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const many = 30;
  for (let start = 0; start < hostileDocuments.length; start += many) {
    const body = `<p>First.</p>${hostileDocuments.slice(start, start + many).join('<p>Between.</p>')}<p>Last.</p>`;
    await world.control.fault({ operationId: 'getResourceContainer', times: 1 }, { set: { 'resourceDocuments.0.body': body } });
    await page.goto(address);
    await page.getByRole('link', { name: 'Hostile document', exact: true }).click();
    await expect(editor).toContainText('First.');
    await expect(editor).toContainText('Last.');
    const remains = 'script, style, iframe, object, embed, form, svg, math, link, meta, base, video, audio, template, [srcset], [style*="url("], [href^="java" i], [href^="data:" i], [href^="vb" i]';
    await expect(editor.locator(remains)).toHaveCount(0);
    const handlers = await editor.evaluate((element) => [...element.querySelectorAll('*')].flatMap((each) => each.getAttributeNames().filter((name) => name.startsWith('on'))));
    expect(handlers).toEqual([]);
    expect(await page.evaluate(() => 'hostileRan' in window), `from ${start}`).toBe(false);
  }
  await editor.press('Control+End');
  await page.keyboard.type(' More.');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  // The host still has the first text, which differs from the opened one.
  await expect(dialog.getByRole('alert')).toContainText('Someone else has saved this document since you opened it.');
  await save.click();
  await expect(dialog).toHaveCount(0);
  const [stored] = await Promise.all([
    page.waitForResponse(async (response) => response.request().method() === 'GET' && response.url().includes('/api/management/resources/') && (await response.text()).includes('More.')),
    page.goto(address),
  ]);
  expect(await stored.text()).not.toMatch(/hostileRan|canary|<(script|style|svg|math|iframe|form|object)|\son\w+=/i);
  expect(elsewhere).toEqual([]);
});

test('X05: addresses that run something are no links, and a good one opens outside without opener and referrer', async ({ page, world }) => {
  await addCollection(page, 'Infection control');
  await addTo(page, 'Link');
  const dialog = windowOf(page, 'Link');
  await dialog.getByRole('textbox').nth(0).fill('First');
  await dialog.getByRole('textbox').nth(1).fill('https://health.example/');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const hostile = ['javascript:window.hit=true', 'java\nscript:window.hit=true', 'data:text/html,<script>opener.hit=true</script>', 'vbscript:x', '{address}.evil.example/', '//evil.example/', '{address}/../../users/list'];
  const link = (label: string, url: string) => ({ id: crypto.randomUUID(), label, url, resourceContainerId: null, resourceId: null, contentItemId: null });
  await world.control.fault(
    { operationId: 'getResourceContainer' },
    { set: { resourceLinks: [...hostile.map((url, index) => link(`Hostile ${index}`, url)), link('Good', 'https://health.example/')] } },
  );
  await page.context().route('https://health.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Good</title>' }));
  await page.reload();
  for (const index of hostile.keys()) {
    await expect(rowNamed(page, `Hostile ${index}`)).toBeVisible();
    await expect(rowNamed(page, `Hostile ${index}`).getByRole('link'), hostile[index]).toHaveCount(0);
  }
  const asked = page.context().waitForEvent('request', (request) => request.url() === 'https://health.example/');
  const [opened] = await Promise.all([page.waitForEvent('popup'), rowNamed(page, 'Good').getByRole('link').click()]);
  expect((await (await asked).allHeaders())['referer']).toBeUndefined();
  await opened.waitForLoadState();
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('P12: two people change one document, and the second is warned before the text of the first is replaced', async ({ page, other }) => {
  const address = await addCollection(page, 'Infection control');
  await addTo(page, 'Document');
  const dialog = windowOf(page, 'Document');
  const body = dialog.getByRole('textbox', { name: /^Content/ });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Visitors');
  await body.fill('Wear masks.');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await actOn(page, rowNamed(page, 'Visitors'), 'Edit');
  await body.fill('Wear masks and gloves.');

  await openAsAnother(other, address);
  await actOn(other, rowNamed(other, 'Visitors'), 'Edit');
  const theirs = windowOf(other, 'Document');
  await theirs.getByRole('textbox', { name: /^Content/ }).fill('No visitors.');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs).toHaveCount(0);
  await other.context().close();

  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('Someone else has saved this document since you opened it.');
  await expect(body).toHaveText('Wear masks and gloves.');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await actOn(page, rowNamed(page, 'Visitors'), 'Edit');
  await expect(body).toHaveText('Wear masks and gloves.');
});

test('P14: text that was typed into a document outlives a reload', async ({ page }) => {
  await addCollection(page, 'Infection control');
  await addTo(page, 'Document');
  const dialog = windowOf(page, 'Document');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Visitors');
  await dialog.getByRole('textbox', { name: /^Content/ }).fill('Wear masks.');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await addTo(page, 'Document');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Content/ })).toHaveText('Wear masks.');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toasts(page)).toContainText('Item saved successfully');
  await expect(rowNamed(page, 'Visitors')).toBeVisible();
});
