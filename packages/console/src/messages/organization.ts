const number = (count: number) => new Intl.NumberFormat().format(count);
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;
const units = (count: number) => counted(count, 'unit', 'units');

/** What hangs on a node, in numbers; null where the host doesn't tell. */
interface NodeContents {
  roles: number | null;
  published: number | null;
  scheduled: number | null;
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** Texts of the organization: its tree, the modals of a node, and the form of the first one. */
export const organizationMessages = {
  tree: {
    label: 'Organization',
    addBelow: 'Add below',
    edit: 'Edit',
    pages: 'Organization Pages',
    delete: 'Delete',
    tooDeep: (depth: number) => `Nodes are added to the first ${depth} levels only.`,
  },

  details: {
    publish: 'Publish',
    publishOn: 'On',
    publishOff: 'Off',
    path: 'Belongs to',
    root: 'Nothing: it is the root',
    below: 'Below it',
    units,
    none: 'Nothing',
  },

  save: {
    added: { title: 'Success', detail: 'Item saved successfully' },
    logoFailed: (reason: string) => `The node is saved, its logo is not: ${reason}`,
  },

  pages: {
    title: 'Organization Pages',
    intro: (node: string) => `What people of ${node} see in the mobile app. A switch counts at once.`,
    done: 'Done',
  },

  deletion: {
    title: 'Delete node',
    action: 'Delete',
    removed: { title: 'Success', detail: 'Item Removed' },
    counting: 'Counting what hangs on it…',
    stillCounting: 'What hangs on it is still being counted.',
    question: (name: string, below: number) =>
      below === 0 ? `'${name}' will be deleted. This action cannot be undone.` : `'${name}' will be deleted with ${units(below)} below it. This action cannot be undone.`,
    /** 'It takes 3 roles and 12 published items with it.' */
    contents: ({ roles, published, scheduled }: NodeContents): string => {
      const known = [
        ...(roles ? [counted(roles, 'role', 'roles')] : []),
        ...(published ? [counted(published, 'published item', 'published items')] : []),
        ...(scheduled ? [counted(scheduled, 'scheduled item', 'scheduled items')] : []),
      ];
      const unknown = [...(roles === null ? ['roles'] : []), ...(published === null ? ['published items'] : []), ...(scheduled === null ? ['scheduled items'] : [])];
      return [
        ...(known.length > 0 ? [`On it ${known.length === 1 && [roles, published, scheduled].includes(1) ? 'hangs' : 'hang'} ${listed.format(known)}.`] : []),
        ...(known.length === 0 && unknown.length === 0 ? ['No roles and no published or scheduled items hang on it.'] : []),
        ...(known.length > 0 ? ['Roles go with it, items become drafts.'] : []),
        ...(unknown.length > 0 ? [`How many ${listed.format(unknown)} hang on it could not be counted.`] : []),
      ].join(' ');
    },
  },

  add: {
    intro: 'This tenant has no organization yet. Give it a name and the content pages it starts with; units are added below it afterwards.',
    thereTitle: 'The organization is there already',
    thereText: 'This tenant has an organization. Units are added in its tree.',
    loading: 'Loading the form',
    unknownType: 'Choose another type: this one cannot be created here.',
    toTree: 'To the organization',
    created: { title: 'Success', detail: 'Item saved successfully' },
  },
} as const;
