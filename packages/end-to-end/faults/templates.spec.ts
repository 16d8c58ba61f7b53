import type { Frame, Page } from '@playwright/test';
import { frameOnHostilePage } from '../harness/hostilePage.ts';
import { toasts } from '../harness/publishedContent.ts';
import { openEmailTemplates, preview, rewrite, source } from '../harness/templates.ts';
import { expect, test } from '../harness/test.ts';

const hostile = 'http://hostile.test/';

/** Attacks that a mail could try; each that succeeds leaves a trace on the surrounding page or navigates away. */
const hostileMail = `<!doctype html><html><head>
<meta http-equiv="refresh" content="0;url=${hostile}">
<base href="${hostile}" target="_top">
<link rel="stylesheet" href="${hostile}style.css">
<style>@import "${hostile}style.css"; h1 { color: rgb(1, 2, 3) }</style>
</head><body style="padding: 7px">
<h1 onclick="parent.postMessage('ran', '*')">Sale</h1>
<script>parent.ran = true; top.location = '${hostile}'</script>
<img src="x:" onerror="parent.ran = true; parent.postMessage('ran', '*')">
<svg onload="parent.ran = true"></svg>
<iframe srcdoc="<script>top.location = '${hostile}'</script>"></iframe>
<form action="${hostile}" target="_top"><input name="password"><button>Sign in again</button></form>
<a href="javascript:top.location='${hostile}'">Run</a>
<a href="${hostile}" target="_top">Leave</a>
<p>Offer ends {{daysValid}}</p>
</body></html>`;

function previewFrame(page: Page): Frame {
  const frame = page.frames().find((candidate) => new URL(candidate.url(), 'http://none').pathname === '/preview.html');
  if (!frame) throw new Error('The page shows no preview.');
  return frame;
}

test('X03 a template with script, form, redirection, access to the page around it and top navigation is rendered and inert', async ({ page, world, allow }) => {
  // The browser logs what the frame's policy and its sandbox refuse: that is the defence.
  allow.policyViolations = [/Content Security Policy|requires 'Trusted/];
  const asked: string[] = [];
  // Requests that the policy refuses never get here.
  await page.context().route(`${hostile}**`, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  const popups: Page[] = [];
  page.on('popup', (popup) => void popups.push(popup));
  await openEmailTemplates(page);
  const address = page.url();
  await page.evaluate(() => window.addEventListener('message', ({ data }) => Object.assign(window, { heard: data as unknown })));
  await rewrite(page, hostileMail);
  const mail = preview(page);
  await expect(mail.getByRole('heading')).toHaveText('Sale');
  await expect(mail.getByRole('heading')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(mail.locator('body')).toHaveCSS('padding', '7px');

  await mail.getByRole('heading').click();
  await mail.getByRole('button', { name: 'Sign in again' }).click();
  await mail.getByRole('link', { name: 'Run' }).click();
  await mail.getByRole('link', { name: 'Leave' }).click();
  await mail.getByRole('textbox').press('Enter');
  await expect(mail.getByText('Offer ends {{daysValid}}')).toBeVisible();

  // Saved and read back it is the same, to the letter.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await page.reload();
  await expect(mail.getByRole('heading')).toHaveText('Sale');

  expect(page.url()).toBe(address);
  expect(popups).toEqual([]);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => [Reflect.get(window, 'ran'), Reflect.get(window, 'heard')])).toEqual([undefined, undefined]);
  const reach = await previewFrame(page).evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'reached';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      window.origin,
      attempt(() => parent.document.title),
      attempt(() => localStorage.length),
      attempt(() => sessionStorage.length),
      attempt(() => document.cookie),
      attempt(() => indexedDB.open('a')),
    ];
  });
  expect(reach).toEqual(['null', 'SecurityError', 'SecurityError', 'SecurityError', 'SecurityError', 'SecurityError']);
  await expect.poll(async () => (await world.control.callsOf('updateEmailTemplate')).map(({ isExecuted }) => isExecuted)).toEqual([true]);
});

/** Runs, and replaces the configuration, if it is treated as anything but text. */
const markup = '<img src=x id="config" name="configuration" onerror="window.hit = true"><b>Bo</b>';

async function expectInert(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await expect(page.locator('#config, [name="configuration"], img[src="x"]')).toHaveCount(0);
}

test('X01 markup in the names of messages and placeholders, in a text and in the words of the host is shown as text', async ({ page, world, allow }) => {
  // The console shortens it to its own words.
  allow.serverMessages = [markup];
  const typeId = '11111111-1111-4111-8111-111111111111';
  const hostileType = { '0.name': markup, '0.description': markup, '0.properties': [{ name: markup, type: 'String' }] };
  await world.control.fault({ operationId: 'listEmailTypes' }, { set: hostileType });
  await openEmailTemplates(page);
  await expect(page.getByRole('main').getByText(markup).first()).toBeVisible();
  await page.getByRole('button', { name: /Email/ }).click();
  await expect(page.getByRole('option').first()).toContainText(markup);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Insert placeholder' }).click();
  await expect(page.getByRole('menuitem').first()).toContainText(markup);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: markup })).toBeVisible();
  await expectInert(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`Reset '${markup}' to the default?`);
  await world.control.fault({ operationId: 'resetEmailTemplate' }, { status: 400, body: { message: markup } });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to default' }).click();
  await expect(toasts(page)).toContainText('Unable to process your request.');
  await expectInert(page);

  await world.control.fault({ operationId: 'listSmsTypes' }, { set: hostileType });
  await world.control.fault({ operationId: 'getSmsTemplate' }, { status: 200, body: { id: typeId, smsTypeId: typeId, body: markup } });
  await page.goto('/app-settings/sms-templates');
  await expect(source(page)).toHaveText(markup, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Preview' })).toContainText(markup);
  await expectInert(page);
});

test('X04 a test value that is HTML or looks like a placeholder is text, and is put in once', async ({ page, world }) => {
  const before = (await world.control.outbox()).length;
  await openEmailTemplates(page);
  await page.getByRole('button', { name: 'Send test' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'userName' }).fill('<img src=x onerror=alert(1)>{{organizationName}}');
  await dialog.getByRole('textbox', { name: 'organizationName' }).fill('{{userName}} & <b>Co</b>');
  await dialog.getByRole('textbox', { name: 'invitationLink' }).fill('"><script>alert(1)</script>');
  await dialog.getByRole('textbox', { name: 'daysValid' }).fill('3');
  const mail = preview(page, 'test');
  await expect(mail.getByRole('heading')).toHaveText('Welcome, <img src=x onerror=alert(1)>{{organizationName}}');
  await expect(mail.getByText('You now have an account at')).toHaveText('You now have an account at {{userName}} & <b>Co</b>.');
  await expect(mail.locator('img, script, b')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send test' }).click();
  await expect(toasts(page)).toContainText('Test message sent to your phone');
  const [sent] = (await world.control.outbox()).slice(before);
  expect(sent?.body).toContain('Welcome, &lt;img src=x onerror=alert(1)&gt;{{organizationName}}');
  expect(sent?.body).toContain('{{userName}} &amp; &lt;b&gt;Co&lt;/b&gt;');
  expect(sent?.body).toContain('href="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});

test('X08 the preview framed by another origin stays empty', async ({ page, world, allow }) => {
  // The browser logs that it refused the frame: that is the defence.
  allow.policyViolations = [/frame-ancestors/];
  const frame = await frameOnHostilePage(page, `${world.console}/preview.html`);
  await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
});

test('X08 a forged message to the preview is ignored: only the page around it says what it shows', async ({ page }) => {
  await openEmailTemplates(page);
  const mail = preview(page);
  const frame = previewFrame(page);
  await frame.evaluate(() => {
    const forged = { html: '<h1>Forged</h1>' };
    window.postMessage(forged, '*');
    window.dispatchEvent(new MessageEvent('message', { data: forged, origin: window.location.origin }));
    window.dispatchEvent(new MessageEvent('message', { data: forged, origin: 'http://hostile.test', source: window.parent }));
  });
  // Another frame of the console's own origin is not the surrounding page either.
  await page.evaluate(() => {
    const other = document.createElement('iframe');
    other.name = 'other';
    other.hidden = true;
    document.body.append(other);
  });
  await page.frame('other')?.evaluate(() => {
    for (let index = 0; index < parent.frames.length; index += 1) parent.frames[index]?.postMessage({ html: '<h1>Forged</h1>' }, '*');
  });
  await rewrite(page, '<h1>Honest</h1>');
  await expect(mail.getByRole('heading')).toHaveText('Honest');
  await expect(mail.getByText('Forged')).toHaveCount(0);
});

test('B05 the preview opened by hand leaves for the console', async ({ page }) => {
  await page.goto('/preview.html');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('N01 a preview that is opened offline says so in our words, and is shown by the next try', async ({ page, context }) => {
  await openEmailTemplates(page);
  await page.getByRole('button', { name: 'Send test' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a test email' });
  await expect(preview(page, 'test').getByRole('heading')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The preview could not be loaded');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(preview(page, 'test').getByRole('heading')).toBeVisible();
});
