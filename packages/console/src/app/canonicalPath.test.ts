import { expect, test } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';
import { contentSegments, paths } from '../ground/paths.ts';
import { routes } from './routes.tsx';

const canonical = (path: string) => canonicalPath(routes, path);

const all = [
  ...Object.values(paths).filter((address) => typeof address === 'string'),
  paths.userTag('T/1'),
  paths.userEdit('U 1'),
  ...contentSegments.flatMap((type) => [paths.contentItems(type, 'P1'), paths.contentItemEdit(type, 'P1', 'I1'), paths.contentSettings(type, 'P1')]),
  paths.contentItemContent('resource', 'P1', 'I1'),
];

test.each(all)('the address %s is written one way, whatever slashes and capitals it came with', (path) => {
  expect(canonical(path)).toBe(path);
  expect(canonical(`${path}/`)).toBe(path);
  expect(canonical(`${path}//`)).toBe(path);
});

test.each([
  ['/Messages', '/messages'],
  ['/%6Dessages/', '/messages'],
  ['/USERS/Edit/AbC/', '/users/edit/AbC'],
  ['/Content/Survey/P%2F1/Items', '/content/survey/P%2F1/items'],
])('the address %s is %s: capitals of ids are kept', (written, path) => {
  expect(canonical(written)).toBe(path);
});

test('an unknown address stays as it is', () => {
  expect(canonical('/nowhere/')).toBe('/nowhere/');
});
