import { validationMessages as validation } from './validation.ts';

/** Texts of the field for tags. */
export const tagInputMessages = {
  list: (label: string) => `${label}: added`,
  none: 'No tags yet',
  hint: 'Add each tag with Enter or a comma.',
  added: (tag: string) => `${tag} added`,
  removed: (tag: string) => `${tag} removed`,
  empty: validation.required('Tag'),
  tooShort: (tag: string, minimum: number) => `“${tag}” was not added. ${validation.tooShort('Tag', minimum)}.`,
  tooLong: (maximum: number) => validation.tooLong('Tag', maximum),
  characters: (tag: string) => `“${tag}” was not added. ${validation.lettersAndDigits('Tag')}.`,
  duplicate: (tag: string) => `“${tag}” is already added.`,
  unknown: (tag: string) => `“${tag}” was not added. There is no such tag.`,
} as const;
