import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reachedBy } from './importers.ts';
import { foldersOfTypes, journeysOf, journeysOfAll, journeysOfAreas } from './journeysOf.ts';
import { planFor } from './plan.ts';
import { readModules } from './readModules.ts';

const modules = readModules();
const planOf = (...changed: string[]) => planFor(changed, modules);

describe('What a change can affect', () => {
  it('What a change can affect is found through files that import each other', () => {
    const chain = new Map([['a', ['b']], ['b', ['c']], ['c', ['a']], ['d', []]]);
    expect([...reachedBy(['c'], chain)].toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('A change of a component affects its stories, those of what is made of it, and the screens that take it from the entry', () => {
    const plan = planOf('packages/design-system/src/access/RoleModal/RoleModal.tsx');
    expect(plan['stories']).toContain('packages/design-system/src/access/RoleModal/RoleModal.stories.tsx');
    expect(plan['stories']!.length).toBeLessThan(5);
    expect(plan['e2e']).toEqual(['packages/end-to-end/journeys/users', 'packages/end-to-end/journeys/roles', 'packages/end-to-end/journeys/tags', 'packages/end-to-end/journeys/departments', 'packages/end-to-end/journeys/import']);
  });

  it('A change of a rule of one feature affects its test and the journeys of that feature', () => {
    const plan = planOf('packages/console/src/features/analytics/analyticsState.ts');
    expect(plan['unit']).toContain('packages/console/src/features/analytics/analyticsState.test.ts');
    expect(plan['stories']).toBeUndefined();
    expect(plan['e2e']).toEqual(['packages/end-to-end/journeys/analytics']);
  });

  it('A change of one type of content page affects the journeys of that type', () => {
    const plan = planOf('packages/console/src/features/content-pages/survey/useAutosave.ts');
    expect(plan['e2e']).toEqual(['packages/end-to-end/journeys/survey']);
  });

  it('A change of what all types of content pages share affects every address and the plainest type', () => {
    const plan = planOf('packages/console/src/features/content-pages/item/ItemFrame.tsx');
    expect(plan['e2e']).toEqual(['packages/end-to-end/journeys/every-address', 'packages/end-to-end/journeys/suggestion-box']);
  });

  it('A change of a handler of the sandbox affects the journeys of its feature; one of its server affects every address once', () => {
    expect(planOf('packages/sandbox/src/world/areas/resource/containerHandlers.ts')['e2e']).toEqual(['packages/end-to-end/journeys/resource']);
    expect(planOf('packages/sandbox/src/host/trafficLog.ts')['e2e']).toEqual(expect.arrayContaining(journeysOfAll.map((name) => `packages/end-to-end/journeys/${name}`)));
  });

  it('A change of a part that every screen has affects every address once', () => {
    expect(planOf('packages/design-system/src/actions/Button/Button.tsx')['e2e']).toEqual(journeysOfAll.map((name) => `packages/end-to-end/journeys/${name}`));
  });

  it('A change of a journey affects that journey', () => {
    expect(planOf('packages/end-to-end/journeys/roles.spec.ts')).toMatchObject({ e2e: ['packages/end-to-end/journeys/roles.spec.ts'] });
    expect(planOf('packages/end-to-end/journeys/roles.spec.ts')['stories']).toBeUndefined();
  });

  it('A change of the contract affects the tests of the sandbox, which reads it', () => {
    const plan = planOf('openapi/paths/tags.yaml');
    expect(plan['contract']).toEqual([]);
    expect(plan['unit']).toContain('packages/sandbox/src/answers.test.ts');
  });

  it.each([
    // It reads files itself, from lists that other files hold.
    'tools/sabotage/sabotages.test.ts',
    // A tool reads them for it.
    'tools/documents/rules.test.ts',
    'packages/end-to-end/harness/control.test.ts',
    // Git reads them for it.
    'tools/lint/madeFolders.test.ts',
    'packages/console/src/app/everyWriteLooks.test.ts',
  ])('Any change affects %s, which reads files that it does not import', (test) => {
    expect(planOf('packages/console/src/features/analytics/analyticsState.ts')['unit']).toContain(test);
    expect(planOf('docs/writing.md')['unit']).toContain(test);
  });

  it('A change of a rule does not affect the tests of the sandbox, which read only its own data', () => {
    expect(planOf('packages/console/src/features/analytics/analyticsState.ts')['unit']).not.toContain('packages/sandbox/src/restart.test.ts');
  });

  it('A change of what is installed affects every rule', () => {
    expect(planOf('pnpm-lock.yaml')['unit']).toEqual([]);
  });
});

describe('The journeys of a feature', () => {
  it('Every feature names its journeys, and they exist', () => {
    const features = globSync('packages/console/src/features/*').map((folder) => folder.split('/').at(-1));
    expect(new Set(Object.keys(journeysOf))).toEqual(new Set(features));
    for (const name of [...Object.values(journeysOf).flat(), ...foldersOfTypes, ...Object.values(journeysOfAreas).flat(), ...journeysOfAll]) {
      expect(globSync(`packages/end-to-end/journeys/${name}*.spec.ts`), `journeys/${name}.spec.ts is missing`).not.toEqual([]);
    }
  });
});
