import { validationMessages as validation } from './validation.ts';

/** Texts of the fields that check or count what is written. */
export const fieldMessages = {
  textArea: {
    count: (length: number, maximum: number) => `${length} of ${maximum}`,
    limit: (maximum: number) => `At most ${maximum} characters.`,
    characters: (length: number) => (length === 1 ? '1 character' : `${length} characters`),
    left: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
    tooMany: (tooMany: number) => (tooMany === 1 ? 'Shorten this by 1 character.' : `Shorten this by ${tooMany} characters.`),
  },
  textField: {
    left: (left: number) => (left === 0 ? 'No more characters fit.' : left === 1 ? '1 character left' : `${left} characters left`),
    cut: (maximum: number) => `What you pasted was cut: ${maximum} characters fit here.`,
  },
  email: { label: 'Email', invalid: validation.notValid },
} as const;
