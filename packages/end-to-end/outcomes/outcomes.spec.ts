import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { walkedElsewhere } from './walkedElsewhere.ts';
import { shapeOfOperation, writesInCode } from './writesInCode.ts';
import { writesOnScreen } from './writesOnScreen.ts';

const offline = 'Nothing was sent. You are offline.';
const unknown = 'Could not confirm whether this was done.';

for (const { what, account, path, operationId, failing = { operationId }, open, press, told } of writesOnScreen) {
  test(`N05 ${what}: not sent, refused, unknown and done are each reported as what happened`, async ({ page, context, world }) => {
    const executed = async () => (await world.control.callsOf(operationId)).filter(({ isExecuted }) => isExecuted).length;
    await signIn(page, account, { path });
    await open(page);

    await context.setOffline(true);
    await press(page);
    await expect(toasts(page)).toContainText(offline);
    expect(await world.control.callsOf(operationId), 'nothing left').toEqual([]);
    await context.setOffline(false);
    await expect(page.locator('#root').getByText('You are offline. What you see may be out of date')).toHaveCount(0);

    await world.control.fault(failing, { status: 403, body: { message: 'Ask the head office.' } });
    await press(page);
    await expect(toasts(page)).toContainText('Ask the head office.');
    await world.control.heal();

    await world.control.fault(failing, { status: 504, body: {} });
    await press(page);
    await expect(toasts(page)).toContainText(unknown);
    await world.control.heal();
    expect(await executed(), 'nothing was made yet').toBe(0);

    await press(page);
    if (told !== null) await expect(toasts(page)).toContainText(told);
    await expect.poll(executed).toBe(1);
    // A change that is visible by itself leaves no toast, and no toast region.
    await expect(toasts(page).filter({ hasText: unknown }), 'what nobody knew is known now').toHaveCount(0);
  });
}

test('N05 an unknown outcome stays on the screen until it is closed', async ({ page, world }) => {
  await page.clock.install();
  const [write] = writesOnScreen;
  if (write === undefined) throw new Error('The table is empty.');
  await signIn(page, write.account, { path: write.path });
  await write.open(page);
  await world.control.fault({ operationId: write.operationId }, { status: 504, body: {} });
  await write.press(page);
  await expect(toasts(page)).toContainText(unknown);
  await page.clock.runFor(30_000);
  await expect(toasts(page)).toContainText(unknown);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test('every write in the code of the console is tested through its outcomes, here or where the table says', () => {
  const walked = [...writesOnScreen.map(({ operationId }) => operationId), ...Object.keys(walkedElsewhere)].map(shapeOfOperation);
  expect(writesInCode().filter((shape) => !walked.includes(shape))).toEqual([]);
});
