import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessibility.ts';
import { asked, countedSoFar, counting, makeAnswers, openResults } from '../harness/answeredSurvey.ts';
import { expect, test } from '../harness/test.ts';

const people = 3000;
const card = (page: Page, question: string | undefined) => page.getByRole('region', { name: question ?? '', exact: true });
const count = (page: Page, of: number) => page.getByRole('paragraph').filter({ hasText: new RegExp(`^${of.toLocaleString('en-GB')}$`) });
const told = (page: Page) => page.getByRole('status').filter({ hasText: 'All answers are counted' });

test('answers are counted while they arrive, and the page says so until all have', async ({ page, world }, testInfo) => {
  const { path, length } = await makeAnswers(world, people, testInfo.outputPath('answers.xlsx'));
  await world.control.fault({ operationId: 'downloadSurveyAnswers' }, { bodyFile: path, holdAfterBytes: Math.floor(length * 0.7) });
  await openResults(page);
  const remarks = card(page, asked[1]);
  const search = remarks.getByRole('searchbox');
  // Part of the workbook has arrived, and no more comes.
  await search.fill(`Remark ${people}`);
  await expect(remarks).toContainText('No answer that was counted so far has these words.');
  await expect(remarks).toContainText(/Searched the answers of [\d,]+ people\. The rest is still being counted\./);
  // Arrived data may still be read: number and cards are compared until they agree.
  await expect(async () => {
    const soFar = await countedSoFar(page);
    expect(soFar).toBeGreaterThan(0);
    expect(soFar).toBeLessThan(people);
    expect(await card(page, asked[0]).innerText()).toContain(`${soFar.toLocaleString('en-GB')} answered so far`);
  }).toPass();
  await expect(page.getByText('responses so far', { exact: true })).toBeVisible();
  await expect(told(page)).toHaveCount(0);
  await expectAccessible(page, 'Results of a survey while its answers are counted');
  // Days are chosen among the answers so far.
  await page.getByRole('spinbutton', { name: /month.*start/i }).focus();
  await page.keyboard.type('10022026');
  await page.getByRole('spinbutton', { name: /month.*end/i }).focus();
  await page.keyboard.type('10022026');
  await expect(async () => expect(await count(page, Math.floor(((await countedSoFar(page)) + 1) / 3)).count()).toBe(1)).toPass();

  await world.control.heal();
  await expect(counting(page)).toBeHidden();
  await expect(told(page)).toContainText(`All answers are counted: ${people.toLocaleString('en-GB')} responses`);
  await expect(count(page, people / 3)).toBeVisible();
  await page.getByRole('button', { name: 'All days' }).click();
  await expect(count(page, people)).toBeVisible();
  await expect(page.getByText('responses', { exact: true })).toBeVisible();
  await expect(page.getByText('so far')).toHaveCount(0);
  // The searched remark has arrived, and each dish has its third.
  await expect(remarks.getByRole('listitem')).toHaveCount(1);
  await expect(remarks).not.toContainText('still being counted');
  await card(page, asked[0]).getByRole('button', { name: 'Show as table' }).click();
  await expect(card(page, asked[0]).getByRole('row').locator('td:first-of-type')).toHaveText(Array.from({ length: 3 }, () => (people / 3).toLocaleString('en-GB')));
});

test('answers whose connection breaks while they are counted can be requested again', async ({ page, world }, testInfo) => {
  const { path, length } = await makeAnswers(world, people, testInfo.outputPath('answers.xlsx'));
  await world.control.fault({ operationId: 'downloadSurveyAnswers', times: 1 }, { bodyFile: path, resetAfterBytes: Math.floor(length * 0.7) });
  await world.control.fault({ operationId: 'downloadSurveyAnswers' }, { bodyFile: path });
  await openResults(page);
  await expect(page.getByText('The answers could not be loaded')).toBeVisible();
  await expect(counting(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(count(page, people)).toBeVisible();
});

test('answers are neither fetched nor read any further when their survey is left', async ({ page, world }, testInfo) => {
  const { path, length } = await makeAnswers(world, people, testInfo.outputPath('answers.xlsx'));
  await world.control.fault({ operationId: 'downloadSurveyAnswers' }, { bodyFile: path, holdAfterBytes: Math.floor(length * 0.7) });
  await openResults(page);
  await expect(counting(page)).toBeVisible();
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([expect.stringContaining('answerWorker')]);
  await page.getByRole('tab', { name: 'Questions' }).click();
  await expect.poll(() => page.workers()).toEqual([]);
  await expect.poll(async () => (await world.control.callsOf('downloadSurveyAnswers')).map(({ outcome }) => outcome)).toEqual(['aborted']);
});
