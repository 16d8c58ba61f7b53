import { describe, expect, test } from 'vitest';
import { directionFault } from './directionFault.ts';
import type { House } from './rooms.ts';

const house: House = { folder: 'packages/house/src', floors: [['ground'], ['east', 'west'], ['features']], apart: ['features'], free: /\.stories\.tsx$/ };
const fault = (from: string, to: string) => directionFault(house, `packages/house/src/${from}`, `packages/house/src/${to}`);

describe('Imports that are allowed', () => {
  test('An import is right from a higher floor to a lower one', () => {
    expect(fault('features/users/a.ts', 'ground/b.ts')).toBeUndefined();
  });

  test('An import is right inside one room', () => {
    expect(fault('east/deep/a.ts', 'east/b.ts')).toBeUndefined();
  });

  test('An import is right inside one feature', () => {
    expect(fault('features/users/list/a.ts', 'features/users/b.ts')).toBeUndefined();
  });

  test('An import is right from a file in no room to any room', () => {
    expect(fault('main.ts', 'features/users/a.ts')).toBeUndefined();
  });

  test('An import is right from a story to any room', () => {
    expect(fault('ground/a.stories.tsx', 'features/users/b.ts')).toBeUndefined();
  });

  test('An import is right of a file that belongs to no package source, such as a fixture beside it', () => {
    expect(directionFault(house, 'packages/house/src/ground/a.ts', 'packages/house/package.json')).toBeUndefined();
  });
});

describe('Imports that are refused', () => {
  test('An import is refused from a lower floor to a higher one, with what to do', () => {
    expect(fault('ground/a.ts', 'east/b.ts')).toMatch(/^east is above ground: move/);
  });

  test('An import is refused from a room to the one beside it', () => {
    expect(fault('east/a.ts', 'west/b.ts')).toMatch(/^west is beside east/);
  });

  test('An import is refused from one feature to another', () => {
    expect(fault('features/users/a.ts', 'features/roles/b.ts')).toMatch(/^features\/users may not import features\/roles/);
  });

  test('An import is refused from a room to a file in none', () => {
    expect(fault('features/users/a.ts', 'main.ts')).toMatch(/^the top floor is above features/);
  });

  test('An import is refused into the source of another package', () => {
    expect(directionFault(house, 'packages/house/src/east/a.ts', 'packages/barn/src/b.ts')).toMatch(/inside another package/);
  });

  test('An import is refused of what its house does not know', () => {
    expect(directionFault({ ...house, unknown: /^packages\/tests\// }, 'packages/house/src/east/a.ts', 'packages/tests/b.ts')).toMatch(/does not know/);
  });

  test('A helper of tests may reach into the package that is named for it, and no further', () => {
    const reaching = { ...house, reaches: { from: /\/testing\//, to: /^packages\/barn\// } };
    expect(directionFault(reaching, 'packages/house/src/east/testing/a.ts', 'packages/barn/src/b.ts')).toBeUndefined();
    expect(directionFault(reaching, 'packages/house/src/east/a.ts', 'packages/barn/src/b.ts')).toMatch(/inside another package/);
    expect(directionFault(reaching, 'packages/house/src/east/testing/a.ts', 'packages/mill/src/b.ts')).toMatch(/inside another package/);
  });
});
