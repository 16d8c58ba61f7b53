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
  tags: {
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
  },
  phone: {
    country: 'Country',
    callingCode: (country: string, code: string) => `${country}, +${code}`,
    choose: (country: string, code: string) => `Country: ${country}, ${code}`,
    search: 'Search countries',
    noMatch: 'No country found',
    invalid: (country: string) => `${validation.notValid('Phone number')} in ${country}. Check the digits or choose another country.`,
    invalidInternational: `${validation.notValid('Phone number')}. Check the digits after the +.`,
    extension: 'This number has an extension. Leave it out.',
    unavailable: 'Phone numbers cannot be checked right now. What you typed is kept; try again.',
  },
} as const;
