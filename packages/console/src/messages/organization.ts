const counted = (count: number, one: string, many: string) => `${count.toLocaleString()} ${count === 1 ? one : many}`;
const units = (count: number) => counted(count, 'unit', 'units');

/** Texts of the organization: its tree, the modals of a node, and the form of the first one. */
export const organizationMessages = {
  tree: {
    label: 'Organization',
    addBelow: 'Add below',
    edit: 'Edit',
    pages: 'Organization Pages',
    write: 'Write to administrators',
    delete: 'Delete',
    tooDeep: (depth: number) =>
      depth === 0 ? 'Nodes cannot be added below others.' : `Nodes can be added to the first ${depth === 1 ? 'level' : `${depth} levels`} only.`,
  },

  details: {
    publish: 'Publish',
    publishOn: 'On',
    publishOff: 'Off',
    path: 'Belongs to',
    root: 'Top level',
    below: 'Below it',
    units,
    none: 'Nothing',
  },

  save: {
    added: { title: 'Success', detail: 'Item saved successfully' },
    uploadFailed: (file: string) => `Unable to upload ${file} file`,
    logoFailed: (reason: string) => `The node was saved, but its logo was not: ${reason}`,
    publishing: (isOn: boolean) => (isOn ? 'publishing on' : 'publishing off'),
    sameLogo: 'the same logo',
    otherLogo: 'another logo',
    noLogo: 'no logo',
  },

  pages: {
    title: 'Organization Pages',
    intro: (node: string) => `What people in ${node} see in the mobile app. Changes apply immediately.`,
    done: 'Done',
  },

  administrators: {
    title: (node: string) => `Administrators of ${node}`,
    loading: 'Loading the administrators',
    failed: 'The administrators could not be loaded',
    none: 'This unit has no other administrator of its own. Administrators of the units above it are not listed.',
    intro: (count: number) => (count === 1 ? 'A new conversation opens with this person. Nothing is sent before you send it.' : `A new conversation opens with these ${count.toLocaleString()} people. Nothing is sent before you send it.`),
    first: (most: number, count: number) => `Only the first ${most.toLocaleString()} of ${count.toLocaleString()} can be written to at once.`,
    left: 'Not everyone could be checked: the host returns at most 999 people and roles.',
    write: 'Write a message',
  },

  deletion: {
    title: 'Delete node',
    action: 'Delete',
    removed: { title: 'Success', detail: 'Item Removed' },
    counting: 'Counting what this affects…',
    stillCounting: 'What this affects is still being counted.',
    question: (name: string) => `'${name}' will be deleted. This action cannot be undone.`,
    questionBelow: (name: string, below: number) => `'${name}' will be deleted with ${units(below)} below it. This action cannot be undone.`,
    roles: (count: number) => counted(count, 'role', 'roles'),
    published: (count: number) => counted(count, 'published item', 'published items'),
    scheduled: (count: number) => counted(count, 'scheduled item', 'scheduled items'),
    kinds: { roles: 'roles', published: 'published items', scheduled: 'scheduled items' },
    affects: (things: string) => `This affects ${things}.`,
    nothing: 'It affects no roles and no published or scheduled items.',
    outcome: 'Roles are deleted, items become drafts.',
    rolesAreDeleted: 'Roles are deleted.',
    itemsBecomeDrafts: 'Items become drafts.',
    staying: (count: number) => (count === 1 ? '1 role of a super administrator stays and loses its node.' : `${count.toLocaleString()} roles of super administrators stay and lose their node.`),
    unknown: (kinds: string) => `The number of ${kinds} could not be counted.`,
  },

  add: {
    intro: 'This tenant has no organization yet. Give it a name and the content pages it starts with; units are added below it afterwards.',
    thereTitle: 'The organization already exists',
    thereText: 'This tenant has an organization. Add units in its tree.',
    loading: 'Loading the form',
    unknownType: 'Choose another type: this one cannot be created here.',
    toTree: 'Go to the organization',
    created: { title: 'Success', detail: 'Item saved successfully' },
  },
} as const;
