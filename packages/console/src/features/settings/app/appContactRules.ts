import { atMost, emailIfGiven, type FormFields, oneLine, required, trimEmail } from '@noticeboard/design-system';
import { settingsMessages } from '../../../messages/settings.ts';

const texts = settingsMessages.app;

/** The texts of App and Contact. */
export interface AppContactValues {
  name: string;
  contactEmail: string;
}

/** Longest name of a tenant, as the contract has it. */
const longestName = 255;

/** A tenant has a name; an address is valid if given (core §5). */
export const appContactFields: FormFields<AppContactValues> = {
  name: { label: texts.name, clean: oneLine, rules: [required, atMost(longestName)] },
  contactEmail: { label: texts.contactEmail, clean: trimEmail, rules: [emailIfGiven] },
};

/** The values as they are sent: without space around them, an empty address as none. */
export function appContactChange({ name, contactEmail }: AppContactValues): { name: string; contactEmail: string | null } {
  return { name: oneLine(name), contactEmail: trimEmail(contactEmail) || null };
}
