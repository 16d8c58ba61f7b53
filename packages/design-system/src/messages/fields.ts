import { validationMessages as validation } from './validation.ts';

/** Texts of the fields that check or count what is typed. */
export const fieldMessages = {
  textArea: {
    count: (length: number, maximum: number) => `${length.toLocaleString()} of ${maximum.toLocaleString()}`,
    limit: (maximum: number) => `At most ${maximum.toLocaleString()} characters.`,
    characters: (length: number) => (length === 1 ? '1 character' : `${length.toLocaleString()} characters`),
    left: (left: number) => (left === 1 ? '1 character left' : `${left.toLocaleString()} characters left`),
    tooMany: (tooMany: number) => (tooMany === 1 ? 'Shorten this by 1 character.' : `Shorten this by ${tooMany} characters.`),
  },
  textField: {
    left: (left: number) => (left === 0 ? 'No more characters fit.' : left === 1 ? '1 character left' : `${left.toLocaleString()} characters left`),
    cut: (maximum: number) => `What you pasted was cut: ${maximum.toLocaleString()} characters fit here.`,
  },
  email: { label: 'Email', invalid: validation.notValid },
} as const;
