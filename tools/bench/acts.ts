import type { Browser, Page } from 'playwright';
import { pressOf } from './frames.ts';
import { type Act, measureAct, medians, slowProcessor, watchPage } from './measure.ts';
import { address, inNewPage, inWorld, rows, signIn } from './product.ts';
import { report } from './report.ts';

const rounds = 5;
const fifty = `${address}/content?size=50`;
const stands = `document.querySelector('${rows}') && document.querySelector('main table').ariaBusy !== 'true'`;
const isAnotherFirst = `document.querySelector('${rows}')?.dataset.rowId !== window.benchFirstRow`;
const otherInSight = `document.querySelector('${rows}') && (${isAnotherFirst} || document.querySelectorAll('${rows}').length !== 50)`;
const otherRows = `${stands} && ${otherInSight}`;

/** Opens a list and waits until it is idle, so that nothing of its start is measured. */
async function openList(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await page.locator(rows).first().waitFor();
  await page.evaluate(`new Promise((rest) => requestIdleCallback(() => setTimeout(rest, 250)))`);
  await page.evaluate(`window.benchFirstRow = document.querySelector('${rows}').dataset.rowId`);
}

/** Actions on lists and forms from press to paint, with fifty rows and the processor slowed four times. */
export async function measureActs(browser: Browser): Promise<void> {
  await inWorld('small', () =>
    inNewPage(browser, async (page) => {
      await page.addInitScript(watchPage);
      await signIn(page, 'super');
      await slowProcessor(page);
      const several = (prepare: () => Promise<unknown>, act: () => Promise<unknown>, isDone: string, isShown = isDone): Promise<Act> =>
        medians(rounds, async () => {
          await prepare();
          return measureAct(page, act, isDone, { isShown });
        });
      const pressed = (prepare: () => Promise<unknown>, target: () => ReturnType<Page['locator']>, isDone: string, isShown = isDone): Promise<Act> =>
        medians(rounds, async () => {
          await prepare();
          return measureAct(page, await pressOf(page, target()), isDone, { isShown });
        });
      const link = (name: RegExp) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).first();

      const key = await several(
        async () => {
          await openList(page, fifty);
          await page.getByRole('searchbox', { name: 'Filter by Name' }).focus();
        },
        () => page.keyboard.press('w'),
        otherRows,
        otherInSight,
      );
      report('Filter by name: key to next paint', key.first, 'ms', 50);
      report('Filter by name: rows in sight, after its pause of 300 ms', key.shown - 300, 'ms', 250);
      report('Filter by name: rows, after its pause of 300 ms', key.done - 300, 'ms', 250);

      const sort = await pressed(() => openList(page, fifty), () => page.getByRole('columnheader', { name: /^Name/ }).getByRole('button').first(), otherRows, otherInSight);
      report('Sort: press to next paint', sort.first, 'ms', 50);
      report('Sort: rows in sight', sort.shown, 'ms', 350);
      report('Sort: rows', sort.done, 'ms', 350);

      const next = await pressed(() => openList(page, fifty), () => page.getByRole('button', { name: 'Next page' }), otherRows, otherInSight);
      report('Next page: rows in sight', next.shown, 'ms', 300);
      report('Next page: rows', next.done, 'ms', 300);

      const filter = await pressed(
        async () => {
          await openList(page, fifty);
          await page.getByRole('button', { name: /Filter by Content Type/ }).click();
        },
        () => page.getByRole('option', { name: 'Survey' }),
        otherRows,
        otherInSight,
      );
      report('Filter by type: rows in sight', filter.shown, 'ms', 250);
      report('Filter by type: rows', filter.done, 'ms', 250);

      const content = await pressed(() => openList(page, `${address}/users/list`), () => link(/^Published Content/), `document.querySelector('${rows} a[href^="/content/"]')`);
      report('To Published Content: press to next paint', content.first, 'ms', 50);
      report('To Published Content: rows', content.done, 'ms', 300);
      const users = await pressed(() => openList(page, `${address}/content`), () => link(/^Users/), `document.querySelector('${rows} a[href*="/users/edit/"]')`);
      report('To Users: press to next paint', users.first, 'ms', 50);
      report('To Users: rows', users.done, 'ms', 300);

      const user = () => page.locator(rows).nth(3).getByRole('link').first();
      const dialog = `document.querySelector('[role="dialog"]')`;
      const isWhole = `${dialog}?.querySelector('form input')?.value`;
      // Where the response has arrived by then, the fields are rendered immediately, whose values are not text.
      const form = await pressed(() => openList(page, `${address}/users/list?size=50`), user, isWhole, `(${dialog}?.textContent.includes('@') || ${isWhole})`);
      report('Edit User: press to next paint', form.first, 'ms', 80);
      report('Edit User: what the row knows', form.shown, 'ms', 350);
      report('Edit User: whole', form.done, 'ms', 600);

      const dark = await pressed(
        async () => {
          await page.goto(`${address}/app-settings/app/settings`);
          await page.getByText('Light', { exact: true }).click();
        },
        () => page.getByText('Dark', { exact: true }),
        `document.documentElement.dataset.scheme === 'dark'`,
      );
      report('Dark', dark.done, 'ms', 60);
    }),
  );
}
