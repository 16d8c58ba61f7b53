import type { Page } from '@playwright/test';
import { addPage } from '../harness/contentKinds.ts';
import { rows } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';

const count = 5_000;

const contact = (place: number) => ({
  id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  firstName: 'Ada', lastName: `Lund ${place}`, position: 'Nurse', emailAddress: `ada.${place}@prairie.example`, phone: '+1 416 555 0123', alternatePhone: null,
  organizationUnitId: null, organizationUnit: null, order: place, avatarFileName: null, contactAvatar: null,
});

/** Mocks the lists of contacts of a directory of 5,000. Returns the lists that were requested. */
async function answerAsLarge(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\/contacts\/\d+\/\d+$/, async (route) => {
    const response = await route.fetch();
    const [index = 0, size = 0] = new URL(route.request().url()).pathname.split('/').slice(-2).map(Number);
    asked.push(`${index}/${size}`);
    const results = Array.from({ length: Math.max(0, Math.min(size, count - index * size)) }, (_, place) => contact(index * size + place + 1));
    await route.fulfill({ response, json: { results, totalElementCount: count, page: index, pageSize: size } });
  });
  return asked;
}

/** Opens a new contact group of that many contacts. Returns the lists that are requested from here on. */
async function openLargeGroup(page: Page): Promise<string[]> {
  await addPage(page, 'Contact Directory', 'Numbers');
  await page.getByRole('main').getByRole('link', { name: 'Add contact group' }).first().click();
  await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill('Everybody');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('No contacts yet')).toBeVisible();
  const asked = await answerAsLarge(page);
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  return asked;
}

test('of a directory of 5,000 contacts only the page in sight is requested and in the document', async ({ page }) => {
  const asked = await openLargeGroup(page);
  expect([...new Set(asked)]).toEqual(['0/10']);
  await page.goto(`${new URL(page.url()).pathname}?page=100&size=50`);
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByText('Ada Lund 5000')).toBeVisible();
  expect([...new Set(asked)]).toEqual(['0/10', '99/50']);
  expect(await page.locator('body *').count(), 'elements of the whole page').toBeLessThan(2_500);
});

test('another page size keeps the first contact of the page in sight', async ({ page }) => {
  await openLargeGroup(page);
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(page.getByText('21–30 of 5,000')).toBeVisible();
  await expect(page.getByText('Ada Lund 21', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Rows per page/ }).click();
  await page.getByRole('option', { name: '20' }).click();
  await expect(page.getByText('21–40 of 5,000')).toBeVisible();
  await expect(page.getByText('Ada Lund 21', { exact: true })).toBeVisible();
});
