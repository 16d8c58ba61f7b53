import type { Sabotage } from './sabotageType.ts';

const session = 'packages/console/src/session';

/** What breaks signing in and out, the other tabs and code that does not arrive. */
export const sessionSabotages: Sabotage[] = [
  {
    name: 'without a network, missing code counts as a deploy',
    file: 'packages/console/src/shared/pages/chunkReload.ts',
    find: 'if (!(await parts.isServerThere())) throw',
    replace: 'if (performance.now() < 0) throw',
    script: 'unit',
    scriptArguments: ['packages/console/src/shared/pages'],
  },
  {
    name: 'an error that the provider sends counts as no answer',
    file: `${session}/identity/identityFailure.ts`,
    find: ': !passing.has(code);',
    replace: ': passing.has(`${code}!`);',
    script: 'unit',
    scriptArguments: ['packages/console/src/session/identity'],
  },
  {
    name: 'every visitor hears of not being signed out',
    file: `${session}/session.ts`,
    find: 'wasSignedIn: parts.tabStorage.read(signedInKey) !== null',
    replace: 'wasSignedIn: true',
    script: 'unit',
    scriptArguments: ['packages/console/src/session'],
  },
  {
    name: 'a sign-out in another tab forgets what is unsaved here',
    file: `${session}/session.ts`,
    find: "parts.hasDrafts() ? 'signed-out-unsaved' : 'signed-out-elsewhere'",
    replace: "'signed-out-elsewhere'",
    script: 'unit',
    scriptArguments: ['packages/console/src/session'],
  },
  {
    name: 'the former tenant is still there when the next one is asked for',
    file: `${session}/workspace/workspaceStore.ts`,
    find: '          await Promise.resolve();',
    replace: '',
    script: 'e2e',
    scriptArguments: ['faults/tenantSwitch', '-g', 'T01', '--workers=1'],
  },
  {
    name: 'a token at hand is waited for',
    file: 'packages/api-types/src/middleware/bearer.ts',
    find: 'given instanceof Promise ? await given : given',
    replace: 'await given',
    script: 'unit',
    scriptArguments: ['packages/api-types/src/client.test.ts'],
  },
  {
    name: 'no tab tells the others what it changed',
    file: 'packages/console/src/session/otherTabs.ts',
    find: 'channel.postMessage({ tenantId, paths: [...paths] })',
    replace: 'void [tenantId, paths, channel]',
    script: 'unit',
    scriptArguments: ['packages/console/src/session/otherTabs'],
  },
];
