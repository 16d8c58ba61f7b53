import { atMost, emailIfGiven, type FormFields, oneLine, required, trimEmail } from '@noticeboard/design-system';
import { settingsMessages } from '../../../messages/settings.ts';

const texts = settingsMessages.app;

/** The fields of App and Contact. */
export interface AppContactValues {
  name: string;
  contactEmail: string;
}

/** Longest name of a tenant, according to the contract. */
const longestName = 255;

/** A tenant needs a name; an e-mail address is optional and must be valid (core §5). */
export const appContactFields: FormFields<AppContactValues> = {
  name: { label: texts.name, clean: oneLine, rules: [required, atMost(longestName)] },
  contactEmail: { label: texts.contactEmail, clean: trimEmail, rules: [emailIfGiven] },
};

/** The values as they are sent: trimmed, an empty address as null. */
export function appContactChange({ name, contactEmail }: AppContactValues): { name: string; contactEmail: string | null } {
  return { name: oneLine(name), contactEmail: trimEmail(contactEmail) || null };
}
