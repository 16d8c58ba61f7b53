import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { contactField, contactPath, countNativeQuestions, departmentsPath, draftOffer, question, typeDepartment } from './unsavedForms.ts';

const typed = 'help.desk@prairie.example';

test('N03 a save whose response is 500 is reported in the modal and in a toast; the modal stays with everything typed, and saves when the host has recovered', async ({ page, world }) => {
  await signIn(page, 'solo', { path: departmentsPath });
  await world.control.fault({ operationId: 'createDepartment' }, { status: 500, body: {} });
  const dialog = await typeDepartment(page, 'Night kitchen');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Unable to process your request.');
  await expect(toasts(page)).toContainText('Error');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Night kitchen');
  await expect(name).toBeEditable();
  await world.control.heal();
  await name.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'Night kitchen' })).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('createDepartment')).map(({ isExecuted }) => isExecuted)).toEqual([false, true]);
});

test('N03 a page’s form whose save gets 500 keeps every field, and still asks before it is left', async ({ page, world }) => {
  await signIn(page, 'solo', { path: contactPath });
  await world.control.fault({ operationId: 'updateManagedTenant' }, { status: 500, body: {} });
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Prairie Homes and Gardens');
  await contactField(page).fill(typed);
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Unable to process your request.');
  await expect(toasts(page)).toContainText('Update Error');
  await expect(name).toHaveValue('Prairie Homes and Gardens');
  await expect(contactField(page)).toHaveValue(typed);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(contactField(page)).toHaveValue(typed);
});

test('B01 in an old tab that can fetch nothing any more, what was typed survives the one reload to the page that was clicked', async ({ page }) => {
  const asked = countNativeQuestions(page);
  await signIn(page, 'solo', { path: '/diag' });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  // The deploy removes files that the old page has not fetched yet: the question, and the linked page.
  for (const gone of ['UnsavedQuestion', 'PublishedContentPage']) {
    await page.route(`**/assets/${gone}*.js`, (route) => (loads === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback()));
  }
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('main').getByRole('link', { name: 'App and Contact' }).click();
  await contactField(page).fill(typed);
  await links.getByRole('link', { name: 'Published Content' }).click();
  await expect(page.getByRole('table', { name: 'Published Content' })).toBeVisible();
  await expect(page).toHaveURL(/\/content$/);
  expect(loads, 'one reload').toBe(1);
  await page.goto(contactPath);
  await draftOffer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(contactField(page)).toHaveValue(typed);
  expect(asked()).toBe(0);
});

test('B01 a dirty form in front of a page that a deploy removed is asked about once; then the new version opens at that page', async ({ page }) => {
  const asked = countNativeQuestions(page);
  await signIn(page, 'solo', { path: contactPath });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.route('**/assets/PublishedContentPage*.js', (route) => (loads === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback()));
  await contactField(page).fill(typed);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' }).click();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('table', { name: 'Published Content' })).toBeVisible();
  expect(loads).toBe(1);
  expect(asked(), 'questions of the browser').toBe(0);
});
