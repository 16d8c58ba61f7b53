import { trimEmail } from '../../fields/EmailField/emailRules.ts';
import { oneLine } from '../../fields/oneLine.ts';
import { emailIfGiven, type FormFields, required, type RuleContext } from '../../forms/formRules.ts';
import { contentMessages } from '../../messages/content.ts';

const text = contentMessages.contact;

/** The fields of a contact of a directory. */
export interface ContactValues {
  firstName: string;
  lastName: string;
  position: string;
  emailAddress: string;
  /** In international form, '+1 416 555 0199'; null for none. */
  phone: string | null;
  /** In international form; null for none. */
  alternatePhone: string | null;
  /** Id of the organization node; null for none. */
  organizationNodeId: string | null;
  /** Place in the directory, a whole number; NaN while it is empty. */
  order: number;
  /** Name under which the picture is kept; null for none. */
  avatarFileName: string | null;
}

/** What is sent about a contact (content §3): empty texts are null. */
export interface ContactPayload {
  firstName: string;
  lastName: string;
  position: string | null;
  emailAddress: string | null;
  phone: string | null;
  alternatePhone: string | null;
  organizationNodeId: string | null;
  order: number;
  avatarFileName: string | null;
}

/** A contact before anything is typed; its order is 0 (content §9). */
export const emptyContact: ContactValues = {
  firstName: '',
  lastName: '',
  position: '',
  emailAddress: '',
  phone: null,
  alternatePhone: null,
  organizationNodeId: null,
  order: 0,
  avatarFileName: null,
};

const textOrNull = (text: string | null): string | null => {
  const trimmed = oneLine(text ?? '');
  return trimmed === '' ? null : trimmed;
};

/** What to send of the fields. An order that is not a number is 0, a fraction is truncated to its whole part. */
export function contactPayload(values: ContactValues): ContactPayload {
  return {
    firstName: oneLine(values.firstName),
    lastName: oneLine(values.lastName),
    position: textOrNull(values.position),
    emailAddress: textOrNull(trimEmail(values.emailAddress)),
    phone: textOrNull(values.phone),
    alternatePhone: textOrNull(values.alternatePhone),
    organizationNodeId: textOrNull(values.organizationNodeId),
    order: Number.isFinite(values.order) ? Math.trunc(values.order) : emptyContact.order,
    avatarFileName: textOrNull(values.avatarFileName),
  };
}

/** There is one way to reach the person: an email address or a phone number, the alternate one not among them (content §5). */
const reachable = (_value: unknown, { values }: RuleContext<ContactValues>): string | null =>
  textOrNull(values.emailAddress) === null && textOrNull(values.phone) === null ? text.emailOrPhone : null;

/** The fields of a contact: names and one way to reach the person are required, and each that is given must be valid (content §5). */
export const contactFields: FormFields<ContactValues> = {
  firstName: { label: text.firstName, clean: oneLine, rules: [required] },
  lastName: { label: text.lastName, clean: oneLine, rules: [required] },
  position: { label: text.position, clean: oneLine },
  emailAddress: { label: text.emailAddress, clean: trimEmail, rules: [reachable, emailIfGiven] },
  phone: { label: text.phone, clean: textOrNull, rules: [reachable] },
  alternatePhone: { label: text.alternatePhone, clean: textOrNull },
  organizationNodeId: { label: text.organizationUnit },
  order: { label: text.order },
};
