import { isEmailIfGiven, oneLine, trimEmail } from '@noticeboard/design-system';

/** The texts of App and Contact. */
export interface AppContactValues {
  name: string;
  contactEmail: string;
}

/** What is wrong with them, by field. */
export interface AppContactFaults {
  name?: 'nameNeeded' | 'nameTooLong';
  /** The field says itself what is wrong. */
  contactEmail?: 'invalid';
}

/** Longest name of a tenant, as the contract has it. */
const longestName = 255;

/** A tenant has a name; an address is valid if given (core §5). */
export function appContactFaults({ name, contactEmail }: AppContactValues): AppContactFaults {
  const length = oneLine(name).length;
  return {
    ...(length === 0 && { name: 'nameNeeded' as const }),
    ...(length > longestName && { name: 'nameTooLong' as const }),
    ...(!isEmailIfGiven(contactEmail) && { contactEmail: 'invalid' as const }),
  };
}

/** The values as they are sent: without space around them, an empty address as none. */
export function appContactChange({ name, contactEmail }: AppContactValues): { name: string; contactEmail: string | null } {
  return { name: oneLine(name), contactEmail: trimEmail(contactEmail) || null };
}
