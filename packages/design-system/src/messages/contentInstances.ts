import { validationMessages as validation } from './validation.ts';

/** Texts of the modals that add and delete a content page, 'content instance' in the specification. */
export const contentInstanceMessages = {
  add: {
    title: 'Add Content Instance',
    template: 'Template',
    name: 'Name',
    targetEmail: 'Target email',
    targetEmailHint: 'Each suggestion is sent to this address.',
    add: 'Add',
    templateNeeded: validation.required('Template'),
    nameNeeded: validation.required('Name'),
    emailNeeded: validation.required('Target email'),
    emailInvalid: validation.notValid('Target email'),
  },
  delete: {
    title: 'Delete Content Instance',
    delete: 'Delete',
    alone: (name: string) => `“${name}” will be deleted for everyone. There are no items on it. This action cannot be undone.`,
    withItems: (name: string, count: number) =>
      `“${name}” will be deleted for everyone, and ${count === 1 ? 'the 1 item' : `all ${count.toLocaleString()} items`} on it with their comments, likes and read confirmations. This action cannot be undone.`,
    uncounted: (name: string) =>
      `“${name}” will be deleted for everyone, and all items on it with their comments, likes and read confirmations. This action cannot be undone.`,
  },
} as const;
