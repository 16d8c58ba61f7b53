import type { Locator } from '@playwright/test';
import { holdAnswers } from '../harness/heldAnswers.ts';
import { rows } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('an administrator with twelve pages narrows the navigation by type and by text', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const link = (name: string) => navigation.getByRole('link', { name, exact: true });
  await expect(link('Who to Call')).toBeVisible();

  await navigation.getByRole('button', { name: 'Suggestions and surveys' }).click();
  await expect(link('Staff Surveys')).toBeVisible();
  await expect(link('Suggestion Box')).toBeVisible();
  await expect(link('Who to Call')).toHaveCount(0);

  await navigation.getByRole('searchbox', { name: 'Search pages' }).fill('PULSE');
  await expect(link('Pulse Checks')).toBeVisible();
  await expect(link('Staff Surveys')).toHaveCount(0);

  await navigation.getByRole('button', { name: 'Suggestions and surveys' }).click();
  await navigation.getByRole('searchbox', { name: 'Search pages' }).fill('no page is called this');
  await expect(navigation.getByText('Nothing matches')).toBeVisible();
  await navigation.getByRole('searchbox', { name: 'Search pages' }).fill('');
  await expect(link('Who to Call')).toBeVisible();
});

test('an administrator with four pages is offered neither filter nor search', async ({ page }) => {
  await signIn(page, 'solo', { path: '/dashboard' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Office Directory' })).toBeVisible();
  await expect(navigation.getByRole('searchbox')).toHaveCount(0);
  await expect(navigation.getByRole('toolbar', { name: 'Filter by type' })).toHaveCount(0);
});

test('a unit administrator finds users, analytics and the pages that the role may read, not the organization and the settings', async ({ page }) => {
  await signIn(page, 'unit', { path: '/dashboard' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Staff Surveys' })).toBeVisible();
  for (const name of ['Dashboard', 'Users']) await expect(navigation.getByRole('link', { name })).toBeVisible();
  await expect(navigation.getByRole('button', { name: 'Analytics' })).toBeVisible();
  for (const name of ['Pulse Checks', 'Settings', 'Organization']) await expect(navigation.getByRole('link', { name })).toHaveCount(0);
});

test('a page that the role may not read is left out of the navigation even if the host lists it (SHELL-52, PERM-22)', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listContentInstances' }, { set: { '0.id': '6f1b0c1e-8d1f-4a53-9e52-0c4f7a1f2b3c', '0.name': 'Not granted' } });
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await signIn(page, 'unit', { path: '/dashboard' });
  await expect(entries.filter({ hasText: 'Staff Surveys' })).toBeVisible();
  await expect(entries.filter({ hasText: 'Not granted' })).toHaveCount(0);
  await page.context().clearCookies();
  await signIn(page, 'super', { path: '/dashboard' });
  await expect(entries.filter({ hasText: 'Not granted' })).toBeVisible();
});

test('the navigation marks the open page, and opens its group', async ({ page }) => {
  await signIn(page, 'super', { path: '/analytics/engagements' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Engagements' })).toHaveAttribute('aria-current', 'page');
  await navigation.getByRole('link', { name: 'Published Content' }).click();
  await expect(page).toHaveURL(/\/content$/);
  await expect(navigation.getByRole('link', { name: 'Published Content' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL(/\/analytics\/engagements$/);
});

test('following a link moves focus to the new page, and its name is in the title of the tab', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  await page.getByRole('link', { name: 'Published Content' }).click();
  await expect(page).toHaveTitle(/Published Content/);
  await expect(page.getByRole('heading', { level: 1, name: 'Published Content' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('on a phone the navigation is opened by a button and closes after use', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'super', { path: '/dashboard' });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('link', { name: 'Published Content' }).click();
  await expect(page).toHaveURL(/\/content$/);
  await expect(page.getByRole('link', { name: 'Who to Call' })).toBeHidden();
});

for (const [means, approach] of [
  [
    'the pointer',
    async (link: Locator) => {
      // From a place on the page: the pointer may still be over an element that the sign-in has removed, which it can't leave.
      await link.page().getByRole('heading', { level: 1 }).hover();
      await link.hover();
    },
  ],
  ['focus', (link: Locator) => link.focus()],
] as const) {
  test(`the code of a page is fetched as soon as ${means} comes to its link, and only once`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const times = () => fetched.filter((path) => /\/PublishedContentPage-[^/]+\.js$/.test(path)).length;
    await signIn(page, 'super', { path: '/dashboard' });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' });
    await expect(link).toBeVisible();
    expect(times(), 'not before').toBe(0);
    await approach(link);
    await expect.poll(times).toBe(1);
    await expect(page).toHaveURL(/\/dashboard$/);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Published Content' })).toBeVisible();
    expect(times()).toBe(1);
  });
}

test('SHELL-71: the top bar spins while a request is in flight, once it has taken half a second', async ({ page }) => {
  await signIn(page, 'super', { path: '/diag' });
  const spinner = page.getByRole('banner').getByRole('progressbar', { name: 'Loading' });
  await expect(spinner).toHaveCount(0);
  const letThrough = await holdAnswers(page, /\/api\/management\/tags\//);
  const asked = page.waitForRequest(/\/api\/management\/tags\//);
  await page.goto('/users/tags');
  await asked;
  await expect(spinner).toHaveCSS('animation-delay', '0s, 0.5s');
  await letThrough();
  await expect(spinner).toHaveCount(0);
});

for (const [name, entry] of [
  ['News and Announcements', 'a post'],
  ['Staff Surveys', 'a survey'],
  ['Policies and Procedures', 'a collection'],
  ['Education and Training', 'another collection'],
  ['Who to Call', 'a group of contacts'],
  ['Events and Celebrations', 'a gallery'],
  ['Residents’ Art', 'a gallery of albums'],
  ['Suggestion Box', 'a suggestion'],
  ['Shift Feedback', 'a feedback loop'],
] as const) {
  test(`opening ${entry} from its list moves focus to its own title`, async ({ page }) => {
    await signIn(page, 'super', { path: '/dashboard' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
    await rows(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/items\/.+/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('a page is announced where its focus alone is not announced: after an element that went, and after Back', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  const announced = page.locator('[data-live-announcer][role="status"]');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Published Content', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Published Content', level: 1 })).toBeFocused();
  await navigation.getByRole('link', { name: 'Staff Recognition', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Staff Recognition', level: 1 })).toBeFocused();

  const post = rows(page).first().getByRole('link').first();
  const name = (await post.innerText()).slice(0, 30);
  await post.press('Enter');
  await expect(announced).toContainText(name);
  await expect(announced, 'its kind is not told before it').not.toContainText('Post');
  await page.goBack();
  await expect(announced).toContainText('Staff Recognition');
  await navigation.getByRole('link', { name: 'Users', exact: true }).focus();
  await page.goBack();
  await expect(announced).toContainText('Published Content');
  await expect(page.getByRole('heading', { name: 'Published Content', level: 1 })).toBeFocused();
  await page.goBack();
  await expect(announced).toContainText('Dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused();
});

test('a field that is typed into while a page is loading keeps the focus, and the page is announced', async ({ page }) => {
  await signIn(page, 'super', { path: '/diag' });
  let deliver = () => {};
  const isDelivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\/PublishedContentPage-[^/]+\.js$/, async (route) => {
    await isDelivered;
    await route.fallback();
  });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Published Content', exact: true }).press('Enter');
  const search = navigation.getByRole('searchbox', { name: 'Search pages' });
  await search.click();
  await page.keyboard.type('Pul');
  deliver();
  await expect(page.getByRole('heading', { name: 'Published Content', level: 1 })).toBeVisible();
  await expect(page.locator('[data-live-announcer][role="status"]')).toContainText('Published Content');
  await page.keyboard.type('se');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('Pulse');
});
