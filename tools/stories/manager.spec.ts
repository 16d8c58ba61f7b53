import { expect, test } from '@playwright/test';
import { wantedPatterns } from './storyIndex.ts';
import { watchReports } from './watchReports.ts';

/** A page of each kind that a designer reads, and what is there once it is shown. */
const pages = [
  { path: '/docs/start-tokens--docs', shown: '#storybook-docs h1' },
  { path: '/docs/fields-numberfield--docs', shown: '#storybook-docs table' },
  { path: '/story/fields-numberfield--empty', shown: '#storybook-root input' },
];

test.describe('Storybook as a designer opens it, with the manager around the page', () => {
  // Who asks for some components waits for no manager.
  for (const { path, shown } of wantedPatterns().length === 0 ? pages : []) {
    test(`shows ${path}`, async ({ page }) => {
      const reports = watchReports(page);
      await page.goto(`${process.env['STORYBOOK_ADDRESS']}/?path=${path}`);
      await expect(page.frameLocator('#storybook-preview-iframe').locator(shown).first()).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText('Get started'), 'no checklist for who sets Storybook up').toHaveCount(0);
      expect(reports().filter((report) => !report.startsWith('Console'))).toEqual([]);
    });
  }
});
