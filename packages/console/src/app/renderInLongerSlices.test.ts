import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

test('the length of slices is set at the scheduler that React renders by', () => {
  const here = createRequire(import.meta.url);
  const atReact = createRequire(here.resolve('react-dom'));
  expect(here.resolve('scheduler')).toBe(atReact.resolve('scheduler'));
});
