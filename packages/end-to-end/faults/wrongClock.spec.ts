import { chooseNode, openDraft, panel } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const hour = 3_600_000;

for (const [what, hostAhead, says] of [
  ['slow', hour, /The clock of this device is 60 minutes slow/],
  ['fast', -3 * hour, /The clock of this device is 3 hours fast/],
] as const) {
  test(`P08: on a device whose clock is ${what} a post is scheduled by the clock of the host, and the panel names the difference`, async ({ page, world }) => {
    await world.control.advanceClock(hostAhead);
    await openDraft(page, `Written by a ${what} clock`);
    await panel(page).getByRole('radio', { name: 'Scheduled Date' }).click();
    await expect(panel(page).getByText(says)).toBeVisible();
    await chooseNode(page, 'North Region');
    await panel(page).getByRole('button', { name: 'Schedule Publish' }).click();
    await expect(panel(page).getByRole('button', { name: 'Publish Now' })).toBeVisible();
    const sent = await world.control.callsOf('scheduleContentItem');
    expect(sent.map(({ status }) => status)).toEqual([200]);
  });
}

test('P08: on a device whose clock is right the panel says nothing about clocks', async ({ page }) => {
  await openDraft(page, 'Written by a good clock');
  await expect(panel(page).getByText('It has text')).toBeVisible();
  await expect(panel(page).getByText(/clock of this device/)).toHaveCount(0);
});

test('P08: Undo of a schedule whose date has passed in the meantime sends nothing, and says why', async ({ page, world }) => {
  await openDraft(page, 'Taken back too late');
  await panel(page).getByRole('radio', { name: 'Scheduled Date' }).click();
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('button', { name: 'Schedule Publish' }).click();
  await panel(page).getByRole('button', { name: 'Cancel Scheduled Publication' }).click();
  await expect(panel(page).getByText('Schedule cancelled')).toBeVisible();
  await world.control.advanceClock(3 * hour);
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(panel(page).getByRole('alert').filter({ hasText: 'Nothing was sent: its date has passed in the meantime.' })).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('scheduleContentItem')).length).toBe(1);
});
