import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryMessages } from '../messages/entry.ts';

test('the script that runs before everything else shows the same text when nothing arrives (B02)', () => {
  const early = readFileSync(new URL('../../public/early.js', import.meta.url), 'utf8');
  expect(early).toContain(`'${entryMessages.notLoaded}'`);
});
