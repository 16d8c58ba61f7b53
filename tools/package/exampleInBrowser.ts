import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { browserArguments, findBrowser } from '../browser/findBrowser.ts';

/**
 * Serves the example's build and throws unless a browser shows its three rows, our letters, and a button whose colour
 * changes with the tenant's colour on `<html>`: the styles arrived, and are ours. Its form adds a row.
 */
export async function showsTheme(builtFolder: string): Promise<void> {
  const server = await preview({ configFile: false, logLevel: 'error', root: builtFolder, build: { outDir: '.' }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('row').nth(3).waitFor();
    const look = async (theme: string) => {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      return page.getByRole('button', { name: 'Add a shift' }).evaluate((button) => {
        const { backgroundColor, fontFamily } = getComputedStyle(button);
        return { backgroundColor, fontFamily };
      });
    };
    const green = await look('green');
    const red = await look('red');
    if (green.backgroundColor === red.backgroundColor) throw new Error('The button of the example has no tenant colour.');
    if (!green.fontFamily.includes('Figtree')) throw new Error('The example does not show the bundled letters.');
    await page.getByRole('button', { name: 'Add a shift' }).click();
    await page.getByRole('textbox', { name: 'Person' }).fill('Nadia Haddad');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /Nadia Haddad/ }).waitFor();
  } finally {
    await browser.close();
    await server.close();
  }
}
