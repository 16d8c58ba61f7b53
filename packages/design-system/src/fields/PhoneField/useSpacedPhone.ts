import { e164Of, isNorthAmerican, spacedPhone } from './e164.ts';
import { usePhoneLibrary } from './usePhoneLibrary.ts';

/** A phone number as people read it; the numbering plans are fetched for numbers from outside North America only. */
export function useSpacedPhone(phoneNumber: string | null | undefined): string | null {
  const e164 = e164Of(phoneNumber ?? '');
  const { library } = usePhoneLibrary(e164.startsWith('+') && !isNorthAmerican(e164));
  return phoneNumber ? spacedPhone(phoneNumber, library) : null;
}
