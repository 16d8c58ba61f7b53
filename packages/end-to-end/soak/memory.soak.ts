import { log, openConversation } from '../harness/messages.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { inWords, measureMemory, slopeOf } from '../../../tools/browser/measureMemory.ts';

const count = Number(process.env['SOAK_MESSAGES'] ?? 7_200);
/** Bytes of the heap for each 1,000 messages that count as no growth. */
const flat = 300 * 1024;

test('an open conversation holds no more than before while messages arrive for an hour, two a second', async ({ allow, page, world }) => {
  // As fast as the hub sends them.
  allow.storms = true;
  test.setTimeout(60_000 + count * 200);
  const channelId = await world.control.makeChannel({ tenant: 'Harbour Care', name: 'Hour', participants: ['super', 'unit'], messages: 100 });
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Hour');
  await expect(log(page).getByText('Message 100', { exact: true })).toBeVisible();
  await expect.poll(async () => (await world.control.hubConnections()).some(({ isJoined }) => isJoined)).toBe(true);
  const [{ tenantId, userId } = { tenantId: '', userId: '' }] = await world.control.hubConnections();
  const begin = Date.now();
  const heaps: number[] = [];
  for (let sent = 0; sent < count; ) {
    for (let hundred = 0; hundred < 10 && sent < count; hundred += 1) {
      const messages = Array.from({ length: Math.min(100, count - sent) }, (_, index) => sent + index + 1);
      for (const number of messages) {
        await world.control.hub('raise', {
          tenantId,
          userIds: [userId],
          event: 'ReceiveMessage',
          arguments: [channelId, { id: crypto.randomUUID(), author: { userId: 'somebody', username: 'somebody' }, createdAtUtc: new Date(begin + number).toISOString(), type: 'Text', content: `Live ${number}`, repliedToMessage: null, readConfirmations: [] }],
        });
      }
      sent += messages.length;
      await expect(log(page).getByText(`Live ${sent}`, { exact: true })).toBeVisible();
    }
    const held = await measureMemory(page);
    heaps.push(held.heap);
    process.stdout.write(`  ${sent} messages: ${inWords(held)}\n`);
  }
  // The first thousand fills the messages that are held.
  const later = heaps.slice(1);
  process.stdout.write(`  ${Math.round(slopeOf(later) / 1024)} KB for each 1,000\n`);
  expect(slopeOf(later), 'growth of the heap for each 1,000 messages').toBeLessThan(flat);
});
