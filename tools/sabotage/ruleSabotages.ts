import type { Sabotage } from './sabotageType.ts';

/** Code that only the linter can refuse, or a rule of our own: it works, until it does not. */
export const ruleSabotages: Sabotage[] = [
  {
    name: 'a promise is left to itself',
    file: 'packages/console/src/features/users/form/useSaveUser.ts',
    find: 'await save(changes);',
    replace: 'save(changes);',
    script: 'lint',
  },
  {
    name: 'what nobody imports is exported',
    file: 'packages/console/src/api/retryRules.ts',
    find: 'const mostRetries = 2;',
    replace: 'export const mostRetries = 2;',
    script: 'lint',
  },
  {
    name: 'a dependency that nothing imports stays',
    file: 'knip.jsonc',
    find: '"publint", ',
    replace: '',
    script: 'lint',
  },
  {
    name: 'what tools make is linted',
    file: '.gitignore',
    find: 'storybook-static/\n',
    replace: '',
    script: 'unit',
    scriptArguments: ['tools/lint'],
  },
  {
    name: 'a test has less patience than a busy machine needs',
    file: 'packages/end-to-end/faults/tabs.spec.ts',
    find: "await expect(other.getByRole('heading', { name: signInHeading })).toBeVisible();\n  await other.clock",
    replace: "await expect(other.getByRole('heading', { name: signInHeading })).toBeVisible({ timeout: 1_000 });\n  await other.clock",
    script: 'unit',
    scriptArguments: ['tools/e2e'],
  },
];
