import { chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../browser/findBrowser.ts';
import { inWords, measureMemory, slopeOf } from '../browser/measureMemory.ts';
import { inNewPage, inWorld, rows, signIn } from './product.ts';
import { report } from './report.ts';

/** Without these the engine compiles frequently run code for minutes: machine code was some 105 of the 122 KB that a round added. */
const interpretedOnly = '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--no-flush-bytecode';

/** Rounds that are measured, after those that fetch code and fill bounded caches. */
const rounds = 10;
const roundsBefore = 3;

const mainLink = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Visits four pages by their links, as a user does all day. */
async function goRound(page: Page): Promise<void> {
  await mainLink(page, 'Published Content').click();
  await page.locator(rows).first().waitFor();
  await mainLink(page, 'Users').click();
  await page.locator(rows).first().waitFor();
  await mainLink(page, 'Organization').click();
  await page.getByRole('treegrid', { name: 'Organization' }).getByRole('row').first().waitFor();
  await mainLink(page, 'Dashboard').click();
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
}

/** What stays in memory after each round through dashboard, Published Content, users and organization. */
export async function measureHeap(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments, interpretedOnly] });
  await inWorld('small', () =>
    inNewPage(browser, async (page) => {
      await signIn(page, 'super');
      for (let count = 0; count < roundsBefore; count += 1) await goRound(page);
      const held = [await measureMemory(page)];
      for (let count = 0; count < rounds; count += 1) {
        await goRound(page);
        const now = await measureMemory(page);
        held.push(now);
        console.log(`       round ${count + 1}: ${inWords(now)}`);
      }
      report('Heap, dashboard', (held[0]?.heap ?? 0) / 1024, 'KB', null);
      report('Heap grows with each round through four places', slopeOf(held.map(({ heap }) => heap)) / 1024, 'KB', 20);
    }),
  );
  await browser.close();
}
