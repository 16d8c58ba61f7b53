import { expect, test, vi } from 'vitest';
import { ChunkMissingError, type ChunkReload, forgetReload, loadChunk } from './chunkReload.ts';

function pageAt(address: string, isLasting = true) {
  const texts = new Map<string, string>();
  const reloadAt = vi.fn();
  const parts: ChunkReload = {
    storage: {
      read: (key) => texts.get(key) ?? null,
      write: (key, text) => texts.set(key, text),
      remove: (key) => texts.delete(key),
      keys: () => [...texts.keys()],
      isLasting: () => isLasting,
    },
    target: () => address,
    reloadAt,
  };
  return { parts, reloadAt };
}

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const outcomeOf = (load: Promise<unknown>) =>
  Promise.race([load.then(() => 'loaded', (error: unknown) => error), new Promise((resolve) => setTimeout(resolve, 0, 'waiting'))]);

test('B01: an old tab after a deploy is loaded anew once, at the address the user wanted', async () => {
  const { parts, reloadAt } = pageAt('/content?page=2');
  expect(await outcomeOf(loadChunk(missing, parts))).toBe('waiting');
  expect(reloadAt).toHaveBeenCalledExactlyOnceWith('/content?page=2');
});

test('B01: a part that is missing for good shows the error page instead of a loop', async () => {
  const { parts, reloadAt } = pageAt('/content');
  await outcomeOf(loadChunk(missing, parts));
  expect(await outcomeOf(loadChunk(missing, parts))).toBeInstanceOf(ChunkMissingError);
  expect(reloadAt).toHaveBeenCalledTimes(1);
});

test('B01: another part that loads before the missing one does not start the reloads afresh', async () => {
  const { parts, reloadAt } = pageAt('/content');
  await outcomeOf(loadChunk(missing, parts));
  await loadChunk(() => Promise.resolve('loaded'), parts);
  expect(await outcomeOf(loadChunk(missing, parts))).toBeInstanceOf(ChunkMissingError);
  expect(reloadAt).toHaveBeenCalledTimes(1);
});

test('B01: after a whole page has loaded, the next deploy is met by a reload again', async () => {
  const { parts, reloadAt } = pageAt('/content');
  await outcomeOf(loadChunk(missing, parts));
  forgetReload(parts.storage);
  await outcomeOf(loadChunk(missing, parts));
  expect(reloadAt).toHaveBeenCalledTimes(2);
});

test('A23: where nothing can be stored the page is not reloaded, because that would have no end', async () => {
  const { parts, reloadAt } = pageAt('/content', false);
  expect(await outcomeOf(loadChunk(missing, parts))).toBeInstanceOf(ChunkMissingError);
  expect(reloadAt).not.toHaveBeenCalled();
});
