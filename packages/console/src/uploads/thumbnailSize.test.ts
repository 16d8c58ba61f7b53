import { expect, test } from 'vitest';
import { fittedInto, thumbnailQuality, thumbnailSize } from './thumbnailSize.ts';

test('LIM-112, LIM-113: a thumbnail fits into 200 by 200 pixels, as a JPEG of quality 0.8', () => {
  expect([thumbnailSize, thumbnailQuality]).toEqual([200, 0.8]);
});

test.each([
  ['wide', [4000, 1000], [200, 50]],
  ['tall', [300, 600], [100, 200]],
  ['small', [64, 48], [64, 48]],
  ['very narrow', [10_000, 1], [200, 1]],
] as const)('LIM-112: the thumbnail of a %s picture keeps its proportions and is not enlarged', (_, [width, height], [fittedWidth, fittedHeight]) => {
  expect(fittedInto({ width, height }, thumbnailSize)).toEqual({ width: fittedWidth, height: fittedHeight });
});

test.each([[0, 10], [10, 0], [-1, 10], [Number.NaN, 10]])('UPL-110: a picture of %d by %d pixels has no thumbnail', (width, height) => {
  expect(fittedInto({ width, height }, thumbnailSize)).toBeNull();
});
