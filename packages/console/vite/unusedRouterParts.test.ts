import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutEffects, withoutOptions } from './unusedRouterParts.ts';

const routerFile = (name: string) => readFileSync(join(dirname(createRequire(import.meta.url).resolve('react-router')), 'lib', name), 'utf8');

test('The router’s own Link may be left out of the bundle: nothing of it counts as an effect', () => {
  const code = withoutEffects(routerFile('dom/lib.js'));
  expect(code).toMatch(/Link = \/\* @__PURE__ \*\/ React\$1\.forwardRef\(/);
  expect(code).not.toMatch(/^Link\.displayName/m);
});

test('Code that does more than make and name a component stays as it is', () => {
  const code = 'const listeners = make();\nlisteners.displayName = "Listeners";\nLink.displayName = title;';
  expect(withoutEffects(code)).toBe(code);
});

test.each([
  ['instrumentations', 'if (init.instrumentations)', 'if (undefined)'],
  ['hydration data', 'init.hydrationData != null', 'undefined != null'],
  ['routes that come later', 'if (init.patchRoutesOnNavigation)', 'if (undefined)'],
  ['discovery of its own', 'if (!future.unstable_customRouteDiscovery)', 'if (!undefined)'],
  ['patterns of routes', 'if (future.unstable_routePatternMatching)', 'if (undefined)'],
])('A prop of the router that the console never sets may be left out of the bundle: %s', (_, before, after) => {
  const code = routerFile('router/router.js');
  expect(code).toContain(before);
  const left = withoutOptions(code);
  expect(left).not.toContain(before);
  expect(left).toContain(after);
});

test('The console passes nothing but its routes to its router', () => {
  expect(readFileSync('packages/console/src/app/router.tsx', 'utf8').match(/createBrowserRouter\(.*\)/g)).toEqual(['createBrowserRouter(routes)']);
});
