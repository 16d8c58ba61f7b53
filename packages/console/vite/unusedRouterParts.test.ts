import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutEffects } from './unusedRouterParts.ts';

test('The router’s own Link may be left out of the bundle: nothing of it counts as an effect', () => {
  const file = join(dirname(createRequire(import.meta.url).resolve('react-router')), 'lib/dom/lib.js');
  const code = withoutEffects(readFileSync(file, 'utf8'));
  expect(code).toMatch(/Link = \/\* @__PURE__ \*\/ React\$1\.forwardRef\(/);
  expect(code).not.toMatch(/^Link\.displayName/m);
});

test('Code that does more than make and name a component stays as it is', () => {
  const code = 'const listeners = make();\nlisteners.displayName = "Listeners";\nLink.displayName = title;';
  expect(withoutEffects(code)).toBe(code);
});
