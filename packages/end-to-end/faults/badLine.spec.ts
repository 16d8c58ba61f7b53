import type { Page } from '@playwright/test';
import { badLine } from '../harness/badLine.ts';
import { log, openConversation, readWholeConversation, startConversation, write } from '../harness/messages.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

/** `pnpm soak messages` has more of them, and another seed. */
const count = Number(process.env['SOAK_MESSAGES'] ?? 60);
const seed = Number(process.env['SOAK_SEED'] ?? 20_261_123);

/** Resends unconfirmed messages, as a user would, until everything has arrived. */
async function sendTheRest(page: Page): Promise<void> {
  const again = log(page).getByRole('button', { name: 'Send again' });
  await expect(async () => {
    if (await again.first().isVisible()) await again.first().click();
    // Those out of sight are at the end.
    else await log(page).press('End');
    const unsent = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.endsWith(' outbox')).map(([, text]) => text));
    expect(unsent).toEqual([]);
  }).toPass({ intervals: [100] });
}

test('C01 to C10: over a line that loses, delays, doubles and reorders, two people end with the same messages in the same order, each once', async ({ page, other, allow }) => {
  // Each cut is followed by reads of missed messages.
  allow.storms = true;
  test.setTimeout(240_000 + count * 1_000);
  process.stdout.write(`  ${count} messages over a bad line, seed ${seed}\n`);
  const line = await badLine([page.context(), other.context()], seed);
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await write(page, 'The line is good');
  await signIn(other, 'unit', { path: '/messages' });
  await openConversation(other, 'Margaret Chen-Whitaker');
  await expect(log(other).getByText('The line is good')).toBeVisible();

  line.spoil();
  const written = ['The line is good'];
  for (let number = 1; number <= count; number += 2) {
    written.push(`First ${number}`, `Second ${number}`);
    await Promise.all([write(page, `First ${number}`), write(other, `Second ${number}`)]);
  }
  line.mend();
  process.stdout.write(`  ${JSON.stringify(line.happened)}\n`);
  await Promise.all([sendTheRest(page), sendTheRest(other)]);
  await expect(page.getByText('Reconnecting…')).toHaveCount(0);
  await expect(other.getByText('Reconnecting…')).toHaveCount(0);

  // As the host has them, in a tab that missed nothing.
  const fresh = await page.context().newPage();
  await fresh.goto(page.url());
  await expect(log(fresh).getByRole('article').last()).toBeVisible();
  const atTheHost = (await readWholeConversation(fresh)).slice(-written.length);
  expect(atTheHost.toSorted()).toEqual(written.toSorted());
  for (const reader of [page, other]) {
    await expect(async () => expect((await readWholeConversation(reader)).slice(-written.length)).toEqual(atTheHost)).toPass();
  }
});
