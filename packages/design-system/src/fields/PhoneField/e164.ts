import type { PhoneLibrary } from './phoneRules.ts';

/** A phone number in E.164 ('+14165550199'), however an international one is spaced; anything else stays as it is. */
export const e164Of = (text: string): string => (/^\s*\+[\d ().-]+$/.test(text) ? `+${text.replaceAll(/\D/g, '')}` : text);

const northAmerican = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** Whether the international form can be written without the numbering plans. */
export const isNorthAmerican = (e164: string): boolean => northAmerican.test(e164);

/**
 * A phone number as people read it ('+1 416 555 0199').
 *
 * @param library null until the numbering plans have loaded: only numbers of North America are spaced then
 */
export function spacedPhone(text: string, library: Pick<PhoneLibrary, 'parsePhoneNumberFromString'> | null): string {
  const e164 = e164Of(text);
  if (isNorthAmerican(e164)) return e164.replace(northAmerican, '+1 $1 $2 $3');
  const number = library?.parsePhoneNumberFromString(e164, { extract: false });
  return number?.isValid() === true ? number.formatInternational() : text;
}
