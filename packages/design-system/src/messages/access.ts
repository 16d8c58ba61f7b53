import { validationMessages as validation } from './validation.ts';

/** Texts of the modals for roles, their permissions, tags and departments. */
export const accessMessages = {
  add: 'Add',
  save: 'Save',
  name: 'Name',
  role: {
    add: 'Add New Role',
    edit: 'Edit Role',
    type: 'Role type',
    types: { SuperAdmin: 'Super administrator', OrganizationUnitAdmin: 'Unit administrator', Staff: 'Staff' },
    typeOutOfReach: 'Roles of this type belong outside your unit.',
    typeFixed: 'The type of a role cannot be changed.',
    node: 'Organization node',
    chooseTypeFirst: 'Choose a role type first. It decides where in the organization the role can belong.',
    depth: (depths: string) => `A role of this type belongs at depth ${depths}; the root is at depth 0.`,
    or: ' or ',
    unfit: (depth: number, depths: string) => `Depth ${depth}, needs ${depths}`,
    noneFits: 'No node of this organization is at such a depth.',
    elsewhere: (depth: number, depths: string) =>
      `This role is at depth ${depth}, although its type belongs at depth ${depths}. It can stay there.`,
    outOfSight: 'The node of this role is not in the organization shown here. The role keeps it unless you choose another.',
  },
  permissions: {
    title: 'Edit Role Permissions',
    rights: { canRead: 'Read', canWrite: 'Write', canDelete: 'Delete' },
    of: (role: string) => `What the role ${role} may do with each content instance.`,
    rule: 'Write and Delete need Read.',
    table: 'Permissions',
    instance: 'Content instance',
    search: 'Search content instances',
    empty: 'There are no content instances.',
    noMatch: (text: string) => `Nothing matches “${text}”`,
    grant: (right: string, instance: string) => `${right}: ${instance}`,
    all: (right: string) => `${right}, all shown`,
    loading: 'Loading content instances',
    loadFailed: 'The content instances could not be loaded',
  },
  tag: {
    add: 'Add Tag',
    hint: 'Letters and digits, at least 2. The @ is added automatically.',
    characters: validation.lettersAndDigits('Name'),
    tooShort: (minimum: number) => validation.tooShort('Name', minimum),
    tooLong: (maximum: number) => validation.tooLong('Name', maximum),
    duplicate: 'This tag already exists.',
  },
  department: { add: 'Add Department', edit: 'Edit Department' },
} as const;
