import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLogoStore } from './logoStore.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const revoke = vi.spyOn(URL, 'revokeObjectURL');
afterEach(() => revoke.mockClear());

describe('Logos of a page', () => {
  it('Logos of a page are fetched once each, however often they come into sight', async () => {
    const load = vi.fn(() => Promise.resolve(new Blob(['picture'])));
    const store = createLogoStore(load);
    const heard = vi.fn();
    store.subscribe(heard);
    store.want('oak.png');
    store.want('oak.png');
    expect(store.read('oak.png')).toBeNull();
    await settled();
    expect(load).toHaveBeenCalledOnce();
    expect(store.read('oak.png')).toMatch(/^blob:/);
    expect(heard).toHaveBeenCalledOnce();
    store.end();
  });

  it('Logos of a page that cannot be shown are replaced by the initial, and are not requested again', async () => {
    const load = vi.fn(() => Promise.resolve(undefined));
    const store = createLogoStore(load);
    store.want('gone.png');
    await settled();
    store.want('gone.png');
    expect([store.read('gone.png'), load.mock.calls.length]).toEqual([null, 1]);
  });

  it('Logos are revoked when the page unmounts, and pending ones never shown', async () => {
    let answer = (_logo: Blob) => undefined as void;
    const store = createLogoStore((file) => (file === 'late.png' ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(new Blob(['picture']))));
    store.want('oak.png');
    store.want('late.png');
    await settled();
    const address = store.read('oak.png');
    store.end();
    answer(new Blob(['late']));
    await settled();
    expect(revoke).toHaveBeenCalledWith(address);
    expect([store.read('oak.png'), store.read('late.png')]).toEqual([null, null]);
  });
});
