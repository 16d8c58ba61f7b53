import { paths } from '../../console/src/ground/paths.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { titleOf } from '../harness/title.ts';

const addresses = [
  paths.dashboard, paths.publishedContent, paths.calendar, paths.comments, paths.profile, paths.organization,
  paths.users, paths.userRoles, paths.userTags, paths.userDepartments, paths.userAdd,
  paths.settingsContent, paths.settingsAppContact, paths.settingsEmailTemplates, paths.settingsSmsTemplates, paths.settingsTheme,
  paths.settingsAppSettings, paths.settingsNotifications,
  paths.analyticsUserActivity, paths.analyticsContentItems, paths.analyticsEngagements, paths.analyticsUserContentViews,
];

test('the title of the tab distinguishes every page from every other', async ({ allow, page }) => {
  allow.storms = true;
  test.setTimeout(120_000);
  await signIn(page, 'super', { path: '/dashboard' });
  const titles = new Map<string, string>();
  for (const address of addresses) {
    await page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address);
    await expect.poll(() => titleOf(page)).not.toBe([...titles.values()].at(-1) ?? '');
    const title = await titleOf(page);
    expect([...titles].filter(([, other]) => other === title), address).toEqual([]);
    titles.set(address, title);
  }
  expect(titles.get(paths.settingsTheme)).toBe('Theme · Settings · Noticeboard');
  expect(titles.get(paths.userAdd)).toBe('Add New User · Users · Noticeboard');
});

test('a content page and a tag are called by their names, in the heading and in the tab', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Pulse Checks', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pulse Checks' })).toBeVisible();
  await expect.poll(() => titleOf(page)).toBe('Pulse Checks · Noticeboard');
  await navigation.getByRole('link', { name: 'Staff Surveys', exact: true }).click();
  await expect.poll(() => titleOf(page)).toBe('Staff Surveys · Noticeboard');
  await navigation.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('tab', { name: 'Tags' }).click();
  await expect.poll(() => titleOf(page)).toBe('Tags · Users · Noticeboard');
  const tag = page.getByRole('rowheader').getByRole('link').first();
  const name = await tag.innerText();
  await tag.click();
  await expect.poll(() => titleOf(page)).toBe(`${name} · Tags · Users · Noticeboard`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('while the list of users is fetched the heading names no other page', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { headingsSeen: seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading) seen.add(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page).toHaveURL(/\/users\/list$/);
  expect(await page.evaluate(() => [...(window as unknown as { headingsSeen: Set<string> }).headingsSeen])).not.toContain('Dashboard');
});

test('the bar names the page while its own title is scrolled out of sight (SHELL-68)', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  const bar = page.getByRole('banner');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Published Content', exact: true }).click();
  const lastRow = page.getByRole('table', { name: 'Published Content' }).getByRole('row').last();
  await expect(lastRow.getByRole('rowheader')).toBeVisible();
  await expect(bar.getByText('Published Content')).toHaveCount(0);
  await lastRow.scrollIntoViewIfNeeded();
  await expect(bar.getByText('Published Content')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await navigation.getByRole('link', { name: 'News and Announcements', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'News and Announcements' })).toBeInViewport();
  await expect(bar.getByText('Published Content')).toHaveCount(0);
});

test('every screen has its title in the page, at one height, and the bar has none', async ({ allow, page }) => {
  allow.storms = true;
  test.setTimeout(120_000);
  await signIn(page, 'super', { path: paths.dashboard });
  const heights = new Map<string, number>();
  // Adding a user is a window over the list.
  for (const address of addresses.filter((path) => path !== paths.userAdd)) {
    await page.goto(address);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading, address).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    await expect(page.getByRole('banner').getByText(await heading.innerText(), { exact: true }), address).toHaveCount(0);
    heights.set(address, Math.round((await heading.boundingBox())?.y ?? 0));
  }
  expect([...heights].filter(([, height]) => height !== heights.get(paths.dashboard))).toEqual([]);
});
