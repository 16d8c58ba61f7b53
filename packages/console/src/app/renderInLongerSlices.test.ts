import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

test('the length of render slices is set in the scheduler that React uses', () => {
  const here = createRequire(import.meta.url);
  const atReact = createRequire(here.resolve('react-dom'));
  expect(here.resolve('scheduler')).toBe(atReact.resolve('scheduler'));
});
