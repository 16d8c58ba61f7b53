import { actOn, rowNamed } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { field, openUsers, userForm } from '../harness/users.ts';

test('P17 turning Read off while Write and Delete are on turns all three off, and they are saved so', async ({ page }) => {
  await signIn(page, 'super', { path: '/users/roles' });
  const open = () => actOn(page, rowNamed(page, 'Communications office'), 'Permissions');
  const dialog = page.getByRole('dialog', { name: 'Edit Role Permissions' });
  const boxes = ['Read', 'Write', 'Delete'].map((right) => dialog.getByRole('checkbox', { name: `${right}: News and Announcements` }));
  await open();
  for (const box of boxes) await expect(box).toBeChecked();
  await boxes[0]?.press('Space');
  for (const box of boxes) await expect(box).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await open();
  for (const box of boxes) await expect(box).not.toBeChecked();
});

test('P17 a deletion that is confirmed twice is made once', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/users/roles' });
  await world.control.fault({ operationId: 'deleteRole' }, { delayMs: 800 });
  await actOn(page, rowNamed(page, 'Communications office'), 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete role' });
  await question.getByRole('button', { name: 'Delete', exact: true }).dblclick();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(rowNamed(page, 'Communications office')).toHaveCount(0);
  await expect.poll(async () => (await world.control.callsOf('deleteRole')).map(({ status }) => status)).toEqual([204]);
});

test('P17 a button that is pressed again before its window is shown opens it once: one Back leaves it', async ({ page }) => {
  await openUsers(page, 'super');
  const windows = [
    { opener: page.getByRole('button', { name: 'Add user' }), form: userForm(page, 'Add New User') },
    { opener: page.getByRole('link', { name: 'Aaliyah Hassan' }), form: userForm(page, 'Edit User') },
  ];
  for (const { opener, form } of windows) {
    // The second press comes when the address has changed but nothing of it is rendered yet.
    await opener.evaluate((element: HTMLElement) => {
      const pushState = history.pushState.bind(history);
      history.pushState = (...step) => {
        history.pushState = pushState;
        history.pushState(...step);
        queueMicrotask(() => element.click());
      };
      element.click();
    });
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL(/\/users\/list$/);
  }
});

test('P17 a double click on a button that opens a window leaves it open; a press beside it later closes it', async ({ page }) => {
  await openUsers(page, 'super');
  const form = userForm(page, 'Add New User');
  const box = await page.getByRole('button', { name: 'Add user' }).boundingBox();
  if (box === null) throw new Error('The button is not on screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(form).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(field(form, 'Name')).toBeFocused();
  await expect(form).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(form).toHaveCount(0);
});
