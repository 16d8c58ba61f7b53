import { validationMessages as validation } from './validation.ts';

/** Texts of the field for a phone number. */
export const phoneFieldMessages = {
  country: 'Country',
  callingCode: (country: string, code: string) => `${country}, +${code}`,
  choose: (country: string, code: string) => `Country: ${country}, ${code}`,
  search: 'Search countries',
  noMatch: 'No country found',
  invalid: (country: string) => `${validation.notValid('Phone number')} in ${country}. Check the digits or choose another country.`,
  invalidInternational: `${validation.notValid('Phone number')}. Check the digits after the +.`,
  beingChecked: 'The number is being checked. It is saved as soon as that is done.',
  extension: 'This number has an extension. Leave it out.',
  unavailable: 'Phone numbers cannot be checked right now. What you typed is kept; try again.',
} as const;
