import type { Sabotage } from './sabotageType.ts';

const designSystem = 'packages/design-system/src';
const session = 'packages/console/src/session';

/** Broken rules of people, roles and of what is typed into forms. */
export const administrationSabotages: Sabotage[] = [
  {
    name: 'a form with something typed is left without a question',
    file: 'packages/console/src/app/unsaved/UnsavedWorkGuard.tsx',
    find: 'forms.isDirty() && takesTheFormAway(move)',
    replace: 'forms.isDirty() && !takesTheFormAway(move)',
    script: 'e2e',
    scriptArguments: ['journeys/organization-add', '-g', 'asked for before it is left', '--workers=1'],
  },
  {
    name: 'an exported name runs as a formula',
    file: 'packages/console/src/shared/withoutFormulas.ts',
    find: 'formula.test(text) && !number.test(text)',
    replace: 'formula.test(text) && number.test(text)',
    script: 'unit',
    scriptArguments: ['packages/console/src/shared'],
  },
  {
    name: 'a letter typed into a search is lost on a busy machine',
    file: 'packages/console/src/shared/searchDraft.ts',
    find: 'sent: [...draft.sent, draft.text]',
    replace: 'sent: [draft.text]',
    script: 'unit',
    scriptArguments: ['packages/console/src/shared'],
  },
  {
    name: 'a role keeps Write when Read is turned off',
    file: `${designSystem}/access/RolePermissionsModal/permissionRules.ts`,
    find: '{ ...permission, canRead: true } : { ...permission, ...none }',
    replace: '{ ...permission, canRead: true } : { ...permission, canRead: false }',
    script: 'unit',
    scriptArguments: [`${designSystem}/access`],
  },
  {
    name: 'more than tags, department and supervisor is saved of a super administrator',
    file: `${designSystem}/people/UserModal/userPayload.ts`,
    find: 'isSuperAdministrator ? assigned :',
    replace: '!isSuperAdministrator ? assigned :',
    script: 'unit',
    scriptArguments: [`${designSystem}/people`],
  },
  {
    name: 'phone login stays on without a number',
    file: `${designSystem}/people/UserModal/userPayload.ts`,
    find: 'phoneLoginEnabled: phoneNumber !== null && values.phoneLoginEnabled',
    replace: 'phoneLoginEnabled: values.phoneLoginEnabled',
    script: 'unit',
    scriptArguments: [`${designSystem}/people`],
  },
  {
    name: 'a unit administrator changes people of another unit',
    file: 'packages/sandbox/src/areas/people/managedUser.ts',
    find: 'row.path === null || !isInOwnNodes(',
    replace: 'row.path === null && !isInOwnNodes(',
    script: 'unit',
    scriptArguments: ['packages/sandbox/src/areas/people'],
  },
  {
    name: 'a role of Staff stands at another depth',
    file: 'packages/sandbox/src/areas/people/roleRules.ts',
    find: 'Staff: [4]',
    replace: 'Staff: [3, 4]',
    script: 'unit',
    scriptArguments: ['packages/sandbox/src/areas/people'],
  },
  {
    name: 'a unit administrator without a unit gets in',
    file: `${session}/workspace/roleRank.ts`,
    find: "'OrganizationUnitAdmin' && !role.organizationNodeId",
    replace: "'OrganizationUnitAdmin' && role.organizationNodeId === 'none'",
    script: 'unit',
    scriptArguments: [session],
  },
  {
    name: 'what was typed outlives the sign-out',
    file: 'packages/console/src/app/unsaved/drafts.ts',
    find: 'if (key.startsWith(prefix)) storage.remove(key);',
    replace: 'if (key === prefix) storage.remove(key);',
    script: 'unit',
    scriptArguments: ['packages/console/src/app/unsaved'],
  },
];
