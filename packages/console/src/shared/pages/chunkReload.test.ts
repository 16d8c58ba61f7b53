import { expect, test, vi } from 'vitest';
import { ChunkMissingError, type ChunkReload, ChunkUnreachableError, forgetReload, loadChunk } from './chunkReload.ts';
import { isMissingCode, isServerThere } from './missingCode.ts';

function pageAt(address: string, { isLasting = true, isServerUp = true } = {}) {
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
    isServerThere: () => Promise.resolve(isServerUp),
    target: () => address,
    reloadAt,
  };
  return { parts, reloadAt };
}

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const outcomeOf = (load: Promise<unknown>) =>
  Promise.race([load.then(() => 'loaded', (error: unknown) => error), new Promise((resolve) => setTimeout(resolve, 0, 'waiting'))]);

test('B01: an old tab after a deploy is reloaded once, at the address the user wanted', async () => {
  const { parts, reloadAt } = pageAt('/content?page=2');
  expect(await outcomeOf(loadChunk(missing, parts))).toBe('waiting');
  expect(reloadAt).toHaveBeenCalledExactlyOnceWith('/content?page=2');
});

test('B01: a part that is permanently missing shows the error page instead of a loop', async () => {
  const { parts, reloadAt } = pageAt('/content');
  await outcomeOf(loadChunk(missing, parts));
  expect(await outcomeOf(loadChunk(missing, parts))).toBeInstanceOf(ChunkMissingError);
  expect(reloadAt).toHaveBeenCalledTimes(1);
});

test('B01: another part that loads before the missing one does not allow further reloads', async () => {
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
  const { parts, reloadAt } = pageAt('/content', { isLasting: false });
  expect(await outcomeOf(loadChunk(missing, parts))).toBeInstanceOf(ChunkMissingError);
  expect(reloadAt).not.toHaveBeenCalled();
});

test('N01: without a server to load from the page is left as it is', async () => {
  const { parts, reloadAt } = pageAt('/content', { isServerUp: false });
  expect(await outcomeOf(loadChunk(missing, parts))).toBeInstanceOf(ChunkUnreachableError);
  expect(reloadAt).not.toHaveBeenCalled();
});

test('N01: a connection that failed for a moment only has no effect', async () => {
  const { parts, reloadAt } = pageAt('/content');
  const load = vi.fn(() => Promise.resolve('loaded')).mockImplementationOnce(missing);
  expect(await loadChunk(load, parts)).toBe('loaded');
  expect(reloadAt).not.toHaveBeenCalled();
});

test('B02: a part that loads and then breaks does not reload the page', async () => {
  const { parts, reloadAt } = pageAt('/content');
  const broken = () => Promise.reject(new TypeError('undefined is not a function'));
  expect(await outcomeOf(loadChunk(broken, parts))).toEqual(new TypeError('undefined is not a function'));
  expect(reloadAt).not.toHaveBeenCalled();
});

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: http://localhost/assets/a.js'],
  ['Firefox', 'error loading dynamically imported module: http://localhost/assets/a.js'],
  ['Safari', 'Importing a module script failed.'],
  ['the bundler', 'Unable to preload CSS for /assets/a.css'],
])('N01: a missing piece is recognized in the words of %s', (_, message) => {
  expect(isMissingCode(new TypeError(message))).toBe(true);
});

test.each([
  ['that sends its configuration', () => Promise.resolve(Response.json({})), true],
  ['that cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['that fails', () => Promise.resolve(Response.json({}, { status: 503 })), false],
  ['of a hotel that sends its own page', () => Promise.resolve(new Response('<html>')), false],
])('N01: a server %s counts as reachable: %#', async (_, fetch, isThere) => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(await isServerThere(fetch)).toBe(isThere);
  vi.unstubAllGlobals();
});
