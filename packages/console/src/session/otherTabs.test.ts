import { expect, test, vi } from 'vitest';
import { createOtherTabs } from './otherTabs.ts';

function channelOfOneTab() {
  const target = new EventTarget();
  const channel = Object.assign(target, { postMessage: vi.fn() });
  return { channel, arrives: (data: unknown) => target.dispatchEvent(new MessageEvent('message', { data })) };
}

const news = { tenantId: 't1', paths: ['/api/tenant'] };

test('A tab receives the changes of other tabs until it no longer listens', () => {
  const { channel, arrives } = channelOfOneTab();
  const hear = vi.fn();
  const end = createOtherTabs(channel).hear(hear);
  arrives(news);
  end();
  arrives(news);
  expect(hear).toHaveBeenCalledExactlyOnceWith(news);
});

test('A tab sends nothing but the tenant and the paths', () => {
  const { channel } = channelOfOneTab();
  createOtherTabs(channel).tell({ ...news, secret: 'text' } as typeof news);
  expect(channel.postMessage).toHaveBeenCalledExactlyOnceWith(news);
});

test.each([null, 'signed-out', { tenantId: 1, paths: [] }, { tenantId: 't1' }, { tenantId: 't1', paths: [1] }])('%j is ignored', (data) => {
  const { channel, arrives } = channelOfOneTab();
  const hear = vi.fn();
  createOtherTabs(channel).hear(hear);
  arrives(data);
  expect(hear).not.toHaveBeenCalled();
});
