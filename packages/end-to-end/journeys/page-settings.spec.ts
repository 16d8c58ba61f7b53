import { typeCalls } from '../access/typeNames.ts';
import { addPage } from '../harness/contentKinds.ts';
import { toasts } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';

/** The templates of pages, and the call that changes their settings. A suggestion box needs an address as well: `suggestion-box.spec.ts`. */
const kinds = typeCalls
  .filter(({ name }) => name !== 'SuggestionBox')
  .map(({ one }) => ({ template: one.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '), updates: `update${one}` }));

for (const { template, updates } of kinds) {
  test(`decisions-content O10: a page of the type ${template} has name, order and icon as settings`, async ({ page, world }) => {
    await addPage(page, template, 'Before');
    const main = page.getByRole('main');
    const tabs = page.getByRole('tablist', { name: 'Parts of the page' });
    const placeOfTabs = (await tabs.boundingBox())?.y;
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(main.getByText('How this page appears in the app')).toBeVisible();
    await expect(main.getByText(template, { exact: true }).or(main.getByText(`${template} With Albums`, { exact: true })), 'the type is named above the name').toBeVisible();
    expect((await tabs.boundingBox())?.y, 'the tabs stay where they were pressed').toBe(placeOfTabs);
    const name = page.getByRole('textbox', { name: 'Page name' });
    await expect(name).toHaveValue('Before');
    await name.fill('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Page name is required')).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill('After');
    await page.getByRole('textbox', { name: 'Order' }).fill('7');
    await page.getByRole('option', { name: 'Lightbulb' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toasts(page)).toContainText('Changes saved successfully');
    await expect(page.getByRole('heading', { name: 'After', level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'After', exact: true })).toBeVisible();
    await expect.poll(() => world.control.callsOf(updates)).toHaveLength(1);
    await page.reload();
    await expect(name).toHaveValue('After');
    await expect(page.getByRole('textbox', { name: 'Order' })).toHaveValue('7');
    await expect(page.getByRole('option', { name: 'Lightbulb' })).toHaveAttribute('aria-selected', 'true');
  });
}
