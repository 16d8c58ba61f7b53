import { expect, test } from 'vitest';
import { fakeHost } from './testing/fakeHost.ts';

test('LIM-117: the first page of the list of channels has ten', async () => {
  const host = fakeHost();
  host.open();
  host.status('connected');
  await expect.poll(() => host.channelReads[0]).toEqual([0, 10]);
});
