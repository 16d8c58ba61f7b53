import { expect, test } from '@playwright/test';
import { wantedPatterns } from './storyIndex.ts';
import { watchReports } from './watchReports.ts';

/** A page of each kind that a designer reads, and a selector of what it shows. */
const pages = [
  { path: '/docs/start-tokens--docs', shown: '#storybook-docs h1' },
  { path: '/docs/fields-numberfield--docs', shown: '#storybook-docs table' },
  { path: '/story/fields-numberfield--empty', shown: '#storybook-root input' },
];

test.describe('Storybook as a designer opens it, with the manager around the page', () => {
  // A run for some components does not wait for the manager.
  for (const { path, shown } of wantedPatterns().length === 0 ? pages : []) {
    test(`Storybook’s manager shows ${path}`, async ({ page }) => {
      const reports = watchReports(page);
      await page.goto(`${process.env['STORYBOOK_ADDRESS']}/?path=${path}`);
      await expect(page.frameLocator('#storybook-preview-iframe').locator(shown).first()).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText('Get started'), 'no checklist for who sets Storybook up').toHaveCount(0);
      expect(reports().filter((report) => !report.startsWith('Console'))).toEqual([]);
    });
  }
});

test.describe('The page of a component', () => {
  // A run for some components does not wait for others.
  for (const what of wantedPatterns().length === 0 ? ['can be read although its stories open over the whole window'] : []) {
    test(what, async ({ page }) => {
      await page.goto(`${process.env['STORYBOOK_ADDRESS']}/iframe.html?id=access-rolemodal--docs&viewMode=docs`);
      const heading = page.locator('#storybook-docs h1').first();
      await expect(page.frameLocator('#storybook-docs iframe').first().getByRole('dialog')).toBeVisible({ timeout: 30_000 });
      // Throws while anything is over it.
      await heading.click({ trial: true });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const [embedded] = page.frames().filter((frame) => frame.url().includes('access-rolemodal--add-new-role'));
      expect(new URL(embedded?.url() ?? '').searchParams.get('embed'), 'shown as rendered, without the focus and the keys of its play function').toBe('true');
    });
  }

  // A run for some components does not wait for others.
  for (const what of wantedPatterns().length === 0 ? ['leaves out the stories that only show behaviour'] : []) {
    test(what, async ({ page }) => {
      await page.goto(`${process.env['STORYBOOK_ADDRESS']}/iframe.html?id=overlays-toast--docs&viewMode=docs`);
      await expect(page.frameLocator('#storybook-docs iframe').first().getByRole('status')).toBeVisible({ timeout: 30_000 });
      await expect(page.locator('#storybook-docs h3')).toHaveText(['Success', 'Failure Is Read At Once', 'Stacked']);
    });
  }

  // A run for some components does not wait for others.
  for (const what of wantedPatterns().length === 0 ? ['shows all ten looks of the component in its width'] : []) {
    test(what, async ({ page }) => {
      await page.goto(`${process.env['STORYBOOK_ADDRESS']}/iframe.html?id=feedback-badge--docs&viewMode=docs`);
      const looks = page.locator('.docs-story').filter({ has: page.getByRole('region', { name: 'yellow, dark' }) });
      await expect(looks).toBeVisible({ timeout: 30_000 });
      expect(await looks.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
    });
  }

  // A run for some components does not wait for others.
  for (const what of wantedPatterns().length === 0 ? ['shows its stories on the surface of the scheme that was chosen'] : []) {
    test(what, async ({ page }) => {
      await page.goto(`${process.env['STORYBOOK_ADDRESS']}/iframe.html?id=fields-numberfield--docs&viewMode=docs&globals=scheme:dark`);
      const story = page.locator('.docs-story').first();
      await expect(story.locator('input')).toBeVisible({ timeout: 30_000 });
      const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--nb-colour-surface-canvas'));
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(canvas.trim().slice(at, at + 2), 16));
      await expect(story).toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`);
      expect(red, 'dark').toBeLessThan(64);
    });
  }
});

/** A prop of a component in a table that a designer reads. */
interface Prop {
  description?: string;
  control?: { type?: string; disable?: boolean };
  type?: { name?: string };
  table?: { disable?: boolean; type?: { summary?: string } };
}

test.describe('The table of props of each component', () => {
  // A run for some components does not wait for others.
  for (const what of wantedPatterns().length === 0 ? ['says what every prop is for and of which type it is, and has no field for JSON where a text is meant'] : []) {
    test(what, async ({ page }) => {
      await page.goto(`${process.env['STORYBOOK_ADDRESS']}/iframe.html?id=actions-button--solid&viewMode=story`);
      await expect(page.locator('#storybook-root button')).toBeVisible({ timeout: 30_000 });
      const wrong = await page.evaluate(async () => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: { extract: () => Promise<Record<string, { title: string; argTypes: Record<string, Prop> }>> } };
        const stories = Object.values(await preview.extract());
        const found = stories.flatMap(({ title, argTypes }) =>
          Object.entries(argTypes).flatMap(([name, { description, control, type, table }]) => {
            if (table?.disable === true) return [];
            const isText = type?.name === 'string' && control?.type === 'object';
            return (description ?? '') === '' || isText || table?.type?.summary === 'unknown' ? [`${title}: ${name}`] : [];
          }),
        );
        return [...new Set(found)];
      });
      expect(wrong).toEqual([]);
    });
  }
});
