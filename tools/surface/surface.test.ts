import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { report, surface } from './surface.ts';

// The compiler reads the whole design system, which takes more than the usual five seconds on a machine that does other things, too.
it('what the design system exports is what the committed report says: run pnpm surface after an intended change', () => {
  expect(surface()).toBe(readFileSync(report, 'utf8'));
}, 60_000);
