import { expectAccessible } from '../harness/accessibility.ts';
import { signIn } from '../harness/session.ts';
import { settingsMenu } from '../harness/settings.ts';
import { expect, test } from '../harness/test.ts';

const main = 'main';

test('SET-04, SET-14 to SET-18: the settings open at the pages, with a grouped menu that becomes a select where there is little room', async ({ page }) => {
  await signIn(page, 'solo', { path: '/app-settings' });
  await expect(page).toHaveURL(/\/app-settings\/content$/);
  const menu = settingsMenu(page);
  const groups = [
    ['General', 'Content Instances', 'App and Contact'],
    ['Templates', 'Email', 'SMS'],
    ['Application', 'Theme', 'Settings'],
  ];
  for (const [title, ...entries] of groups) {
    await expect(menu.getByRole('list', { name: title }).getByRole('link')).toHaveText(entries);
  }
  await expect(menu.getByRole('link', { name: 'Content Instances' })).toHaveAttribute('aria-current', 'page');

  for (const [entry, path, heading] of [
    ['App and Contact', '/app-settings/app', 'App and Contact'],
    ['Theme', '/app-settings/theme', 'Theme'],
    ['Settings', '/app-settings/app/settings', 'Application settings'],
  ] as const) {
    await menu.getByRole('link', { name: entry, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: entry, exact: true })).toHaveAttribute('aria-current', 'page');
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeHidden();
  await page.getByRole(main).getByRole('button', { name: /^Settings/ }).click();
  await page.getByRole('option', { name: /Theme/ }).click();
  await expect(page).toHaveURL(/\/app-settings\/theme$/);
});

test('the settings can be read and used with assistive technology, on a phone, too', async ({ page }) => {
  await signIn(page, 'solo', { path: '/app-settings/content' });
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  await expectAccessible(page, 'content instances');
  const menu = settingsMenu(page);
  for (const [entry, heading] of [['App and Contact', 'App and Contact'], ['Settings', 'Application settings']] as const) {
    await menu.getByRole('link', { name: entry, exact: true }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible();
    await expectAccessible(page, entry);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'settings on a phone');
});

test('the device preferences apply immediately, agree with the profile menu and outlive a reload', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/app-settings/app/settings' });
  const form = page.getByRole(main);
  await form.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await form.getByText('Show content type in navigation').click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Social Feed')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(form.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(form.getByRole('switch', { name: 'Show content type in navigation' })).toBeChecked();
  await page.getByRole('button', { name: /^Account of / }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'true');
  expect(await world.control.callsOf('updateManagedTenant')).toEqual([]);
});

for (const [account, role] of [['unit', undefined], ['staff', undefined], ['super', 'Unit administrator']] as const) {
  test(`decisions-main 10: ${account}${role === undefined ? '' : ` as ${role.toLowerCase()}`} finds the device preferences at /app-settings, and reads why the rest is refused`, async ({ page, world }) => {
    await signIn(page, account, { path: '/app-settings', ...(role !== undefined && { role }) });
    await expect(page).toHaveURL(/\/app-settings\/content$/);
    const reason = page.getByRole(main).getByText(/Only a super administrator may change them\./);
    await expect(reason).toBeVisible();
    if (role !== undefined) await expect(reason).toContainText('Acting as unit administrator');
    await expect(page.getByRole('radiogroup', { name: 'Appearance' })).toBeVisible();
    await expect(settingsMenu(page)).toHaveCount(role === undefined ? 0 : 1);

    for (const path of ['/app-settings/app', '/app-settings/theme', '/app-settings/email-templates', '/app-settings/app/settings']) {
      await page.goto(path);
      await expect(reason, path).toBeVisible();
      await expect(page.getByRole('radiogroup', { name: 'Appearance' }), path).toBeVisible();
      await expect(page.getByRole(main).getByRole('textbox'), path).toHaveCount(0);
    }
    // Nothing that the host would refuse was requested.
    expect((await world.control.traffic()).filter(({ status }) => status === 403)).toEqual([]);
  });
}

test('SET-06: the notification settings are shown once at their address, cannot be changed, and link to who can change them', async ({ page }) => {
  await signIn(page, 'solo', { path: '/app-settings/notifications' });
  const main = page.getByRole('main');
  await expect(main.getByRole('definition')).toHaveText([/^(On|Off)$/, /^(On|Off)$/]);
  await expect(main.getByRole('switch')).toHaveCount(0);
  await expect(main.getByText('These settings cannot be changed in this console.')).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^(https|mailto):/);
  await expectAccessible(page, 'notifications');
});

test('the menu of the settings stays in sight below the bar while a page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 560 });
  await signIn(page, 'super', { path: '/app-settings/content' });
  const menu = settingsMenu(page);
  const scrollToEnd = () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return window.scrollY;
  };
  await expect.poll(() => page.evaluate(scrollToEnd), 'once the pages are listed there is something to scroll').toBeGreaterThan(100);
  const [bar, shown] = [(await page.getByRole('banner').boundingBox())!, (await menu.boundingBox())!];
  expect(shown.y).toBeGreaterThanOrEqual(bar.y + bar.height);
});
