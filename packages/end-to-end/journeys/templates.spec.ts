import { pressScope } from '../faults/scopeSwitch.ts';
import { expectAccessible } from '../harness/accessibility.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn, topBar } from '../harness/session.ts';
import { chooseType, openEmailTemplates, preview, rewrite, source, startFromStandardText } from '../harness/templates.ts';
import { expect, test } from '../harness/test.ts';

test('an email is edited beside its preview, saved, and reset to the default after a question', async ({ page }) => {
  await openEmailTemplates(page);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(preview(page).getByRole('heading')).toHaveText('Welcome, {{userName}}');
  await rewrite(page, '<h1 style="color: rgb(1, 2, 3)">Bonjour {{userName}}, {{usrName}}</h1>');
  await expect(preview(page).getByRole('heading')).toHaveText('Bonjour {{userName}}, {{usrName}}');
  await expect(preview(page).getByRole('heading')).toHaveCSS('color', 'rgb(1, 2, 3)');

  // Unclosed, nameless and misnamed placeholders are reported in plain words.
  await rewrite(page, '<p>{{bad name</p>\n<p>{{}} {{first name}}</p>');
  await expect(page.getByText('Line 1: “{{bad name” is never closed. Write }} after the name.')).toBeVisible();
  await expect(page.getByText('Line 2: {{ }} holds no name.')).toBeVisible();
  await expect(page.getByText('Line 2: {{first name}} cannot be a placeholder. A name begins with a letter and has no spaces.')).toBeVisible();
  await rewrite(page, '<h1 style="color: rgb(1, 2, 3)">Bonjour {{userName}}, {{usrName}}</h1>');

  // An unknown name gets a warning that suggests the intended one.
  await expect(page.getByText('Line 1: {{usrName}} is not a placeholder of this template.')).toBeVisible();
  await page.getByRole('button', { name: 'Use {{userName}}' }).click();
  await expect(preview(page).getByRole('heading')).toHaveText('Bonjour {{userName}}, {{userName}}');
  await expect(page.getByText('is not a placeholder of this template')).toHaveCount(0);

  await expect(page.getByRole('button', { name: 'Send test' })).toHaveAccessibleDescription(/Save or discard your changes first/);
  await save.click();
  await expect(toasts(page)).toContainText('Update Success');
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await page.reload();
  await expect(source(page)).toContainText('Bonjour {{userName}}, {{userName}}');
  await expect(page.getByText('You have unsaved work here')).toHaveCount(0);

  await rewrite(page, 'Something else');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(source(page)).toContainText('Bonjour');
  await expect(source(page)).toBeFocused();
  await page.getByRole('button', { name: 'Reset to default' }).click();
  const question = page.getByRole('alertdialog', { name: "Reset 'Invitation' to the default?" });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(source(page)).toContainText('Bonjour');
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await question.getByRole('button', { name: 'Reset to default' }).click();
  await expect(preview(page).getByRole('heading')).toHaveText('Welcome, {{userName}}');
  await expect(question).toHaveCount(0);
});

test('N05 an email that was saved, though the response was lost, is reported as saved', async ({ page, world }) => {
  await openEmailTemplates(page);
  await rewrite(page, '<h1>Bonjour {{userName}}</h1>');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await world.control.fault({ operationId: 'updateEmailTemplate' }, { resetAfterCommit: true });
  await save.click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(save).toHaveAccessibleDescription('There are no changes to save.');
  await expect(page.getByText('Not saved')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('N05 an email that was reset, though the response was lost, is reported as reset', async ({ page, world }) => {
  await openEmailTemplates(page);
  await rewrite(page, '<h1>Bonjour {{userName}}</h1>');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await page.getByRole('button', { name: 'Reset to default' }).click();
  const question = page.getByRole('alertdialog');
  await world.control.fault({ operationId: 'resetEmailTemplate' }, { resetAfterCommit: true });
  await question.getByRole('button', { name: 'Reset to default' }).click();
  await expect(question).toHaveCount(0);
  await expect(preview(page).getByRole('heading')).toHaveText('Welcome, {{userName}}');
  await expect(page.getByText('Could not confirm')).toHaveCount(0);
});

test('N05 a standard text of an SMS that was saved as own, though the response was lost, is reported as saved', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/app-settings/sms-templates' });
  await world.control.fault({ operationId: 'resetSmsTemplate' }, { resetAfterCommit: true });
  await startFromStandardText(page);
  await expect(source(page)).toContainText('Hello {{userName}}');
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(page.getByText('Could not confirm')).toHaveCount(0);
});

test('N05 a text of an SMS that was reset, though the response was lost, is reported as reset', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/app-settings/sms-templates' });
  await page.getByRole('button', { name: 'Write a text' }).click();
  await rewrite(page, 'Welcome {{userName}}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await world.control.fault({ operationId: 'resetSmsTemplate' }, { resetAfterCommit: true });
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to default' }).click();
  await expect(source(page)).toContainText('Hello {{userName}}');
  await expect(page.getByText('Could not confirm')).toHaveCount(0);
});

test('what is typed right after ‘Write a text’ and ‘Send test’ is not lost', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/app-settings/sms-templates' });
  const write = page.getByRole('button', { name: 'Write a text' });
  await write.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Welcome {{userName}');
  await expect(source(page)).toBeFocused();
  await page.keyboard.type('}!');
  await expect(source(page)).toContainText('Welcome {{userName}}!');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => world.control.callsOf('createSmsTemplate')).toHaveLength(1);
  const send = page.getByRole('button', { name: 'Send test' });
  await expect(send).toBeEnabled();
  await send.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Maya');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'userName' })).toHaveValue('Maya');
});

test('a first text of an SMS that was begun is offered after a reload, in place of the empty state', async ({ page }) => {
  await signIn(page, 'super', { path: '/app-settings/sms-templates' });
  await page.getByRole('button', { name: 'Write a text' }).click();
  await rewrite(page, 'Half written');
  page.once('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await expect(page.getByText('‘Half written’')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(source(page)).toContainText('Half written');
});

test('the preview of an email can be scrolled by keyboard, and has a ring while it has the focus', async ({ page }) => {
  await openEmailTemplates(page);
  const frame = page.getByTitle('Preview of the email');
  await expect(preview(page).getByRole('heading')).toBeVisible();
  await expect(frame).toHaveCSS('outline-style', 'none');
  await page.getByRole('button', { name: 'Reset to default' }).focus();
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(frame).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(frame).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Tab');
  await expect(frame).toHaveCSS('outline-style', 'none');
});

test('a placeholder is offered while it is written', async ({ page }) => {
  await openEmailTemplates(page);
  await rewrite(page, 'Hello ');
  await source(page).pressSequentially('{{org');
  await page.getByRole('option', { name: /organizationName/ }).click();
  await expect(source(page)).toContainText('Hello {{organizationName}}');
  await expect(preview(page).getByText('Hello {{organizationName}}')).toBeVisible();
});

test('a test email requests values in their types, shows them, and arrives once', async ({ page, world }) => {
  const before = (await world.control.outbox()).length;
  await openEmailTemplates(page);
  await page.getByRole('button', { name: 'Send test' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a test email' });
  await expect(dialog).toContainText('It will be sent to margaret.chenwhitaker@harbourcare.example.');
  await dialog.getByRole('textbox', { name: 'userName' }).fill('Maya');
  await dialog.getByRole('textbox', { name: 'daysValid' }).fill('three');
  await expect(preview(page, 'test').getByRole('heading')).toHaveText('Welcome, Maya');
  const send = dialog.getByRole('button', { name: 'Send test' });
  await send.click();
  await expect(dialog.getByRole('textbox', { name: 'daysValid' })).toBeFocused();
  await expect(dialog.getByText(/is not valid\. Use a number such as 3 or 2\.5\./)).toBeVisible();
  expect(await world.control.callsOf('testEmailTemplate')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'daysValid' }).fill('3');
  await send.dblclick();
  await expect(toasts(page)).toContainText('Success');
  await expect(toasts(page)).toContainText('Test message sent to your phone');
  await expect(dialog).toHaveCount(0);
  const sent = (await world.control.outbox()).slice(before);
  expect(sent).toMatchObject([{ kind: 'email', to: 'margaret.chenwhitaker@harbourcare.example', subject: 'Test: Invitation' }]);
  expect(sent[0]?.body).toContain('Welcome, Maya');
  expect(sent[0]?.body).toContain('valid for 3 days');
});

test('yes and no are entered with a checkbox; without properties the placeholders of the text are entered', async ({ page }) => {
  await openEmailTemplates(page);
  await chooseType(page, 'Email', 'New suggestion');
  await expect(page).toHaveURL(/\?type=/);
  await expect(preview(page).getByText('Sent without a name')).toBeVisible();
  await page.getByRole('button', { name: 'Send test' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('isAnonymous').click();
  await expect(preview(page, 'test').getByText('Sent without a name: true')).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseType(page, 'Email', 'Weekly digest');
  await expect(preview(page).getByRole('heading')).toHaveText('Your week, {{firstName}}');
  await page.getByRole('button', { name: 'Send test' }).click();
  await dialog.getByRole('textbox', { name: 'newItems' }).fill('7');
  await expect(preview(page, 'test').getByText('7 new items')).toBeVisible();
});

test('the text of an SMS starts from the standard one, is changed, reset, tested and deleted', async ({ page, world, allow }) => {
  // The standard text is requested twice: to start from, and to return to.
  allow.repeatedWrites = true;
  const before = (await world.control.outbox()).length;
  await signIn(page, 'super', { path: '/app-settings/sms-templates' });
  await expect(page.getByText('The standard text is sent')).toBeVisible();
  await page.getByRole('button', { name: 'Start from the standard text' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await world.control.callsOf('resetSmsTemplate')).toEqual([]);
  await startFromStandardText(page);
  await expect(source(page)).toContainText('Hello {{userName}}');
  await expect(page.getByText('49 characters and 3 placeholders, at least 1 message')).toBeVisible();
  await rewrite(page, 'Hi {{userName}} ’');
  await expect(page.getByText('5 characters and 1 placeholder, at least 1 message')).toBeVisible();
  await expect(page.getByText('With ’, a message holds 70 characters instead of 160.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');

  await page.getByRole('button', { name: 'Send test' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a test SMS' });
  await expect(dialog).toContainText('It will be sent to +1 250 555 0100.');
  await dialog.getByRole('textbox', { name: 'userName' }).fill('Tom & Ann');
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Hi Tom & Ann ’');
  await dialog.getByRole('button', { name: 'Send test' }).click();
  await expect(toasts(page)).toContainText(/Success\s*Test message has been sent to your phone/);
  await expect.poll(async () => (await world.control.outbox()).slice(before)).toMatchObject([{ kind: 'sms', to: '+12505550100', body: 'Hi Tom & Ann ’' }]);

  await page.getByRole('button', { name: 'Reset to default' }).click();
  await page.getByRole('alertdialog', { name: /^Reset/ }).getByRole('button', { name: 'Reset to default' }).click();
  await expect(source(page)).toContainText('{{invitationLink}}');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: /^Delete/ }).getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByText('The standard text is sent')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The standard text is sent')).toBeVisible();
});

test('the first text of an SMS is written, and an empty one is not sent', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/app-settings/sms-templates' });
  await page.getByRole('button', { name: 'Write a text' }).click();
  await rewrite(page, ' ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Write some text first: an empty message cannot be sent.')).toBeVisible();
  await expect(source(page)).toBeFocused();
  await rewrite(page, 'Welcome {{userName}}');
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(page.getByRole('button', { name: 'Reset to default' })).toBeVisible();
  await expect.poll(() => world.control.callsOf('createSmsTemplate')).toHaveLength(1);
  await page.reload();
  await expect(source(page)).toContainText('Welcome {{userName}}');
});

test('unsaved text is asked about when another type, page or tenant is chosen, and offered after a reload', async ({ page }) => {
  await openEmailTemplates(page);
  await rewrite(page, '<p>Half written</p>');
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await chooseType(page, 'Email', 'Password reset');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(source(page)).toContainText('Half written');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'SMS' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/email-templates$/);
  await pressScope(page, /^Prairie Homes/);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(topBar(page)).toContainText('Harbour Care');
  await expect(source(page)).toContainText('Half written');

  page.once('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(source(page)).toContainText('Half written');
  await chooseType(page, 'Email', 'Password reset');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(preview(page).getByRole('heading')).toHaveText('Hello {{userName}}');

  await rewrite(page, '<p>Of the first tenant</p>');
  await pressScope(page, /^Prairie Homes/);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expect(page.getByText('Of the first tenant')).toHaveCount(0);
});

test('the email templates pass axe, in both schemes and with the test open', async ({ page }) => {
  await openEmailTemplates(page);
  await expectAccessible(page, 'the e-mail templates');
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(preview(page, 'test').getByRole('heading')).toBeVisible();
  await expectAccessible(page, 'the test of an e-mail');
});

test('the SMS templates pass axe, with a text and without', async ({ page }) => {
  await signIn(page, 'super', { path: '/app-settings/sms-templates' });
  await expect(page.getByText('The standard text is sent')).toBeVisible();
  await expectAccessible(page, 'an SMS without a text');
  await page.getByRole('button', { name: 'Write a text' }).click();
  await expect(source(page)).toBeVisible();
  await expectAccessible(page, 'the text of an SMS');
});

test('after a placeholder was inserted by the menu, the next words go on behind it, by mouse and by keyboard', async ({ page }) => {
  await signIn(page, 'super', { path: '/app-settings/sms-templates' });
  await page.getByRole('button', { name: 'Write a text' }).click();
  await source(page).click();
  await page.keyboard.type('Hi ');
  await page.getByRole('button', { name: 'Insert placeholder' }).click();
  await page.getByRole('menuitem', { name: /^userName/ }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(source(page)).toBeFocused();
  await page.keyboard.type(' and ');
  await page.getByRole('button', { name: 'Insert placeholder' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: /^userName/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(source(page)).toBeFocused();
  await page.keyboard.type(' once more');
  await expect(source(page)).toContainText('Hi {{userName}} and {{userName}} once more');
});
