import { rowNamed } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('P17 Read off while Write and Delete are on turns all three off, and so they are saved', async ({ page }) => {
  await signIn(page, 'super', { path: '/users/roles' });
  const open = () => page.getByRole('button', { name: 'Permissions of Communications office' }).click();
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
  await page.getByRole('button', { name: 'Delete Communications office' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete role' });
  await question.getByRole('button', { name: 'Delete', exact: true }).dblclick();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(rowNamed(page, 'Communications office')).toHaveCount(0);
  expect((await world.control.callsOf('deleteRole')).map(({ status }) => status)).toEqual([204]);
});
