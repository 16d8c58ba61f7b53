import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { report, surface } from './surface.ts';

it('what the design system offers is what the committed report says: run pnpm surface after an intended change', () => {
  expect(surface()).toBe(readFileSync(report, 'utf8'));
});
