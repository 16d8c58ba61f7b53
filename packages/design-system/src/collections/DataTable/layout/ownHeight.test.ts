import { afterEach, expect, test, vi } from 'vitest';
import { likelyHeight, ownHeight } from './ownHeight.ts';

afterEach(() => vi.unstubAllGlobals());

test('A table that scrolls inside is taken to be as high as its CSS length allows before it is laid out', () => {
  vi.stubGlobal('window', { innerHeight: 900 });
  expect(['600px', '20rem', ownHeight].map((length) => likelyHeight(length, 16))).toEqual([600, 320, 630]);
  vi.stubGlobal('window', { innerHeight: 1400 });
  expect(likelyHeight(ownHeight, 16)).toBe(704);
});
