import { isEmail } from '../../fields/EmailField/emailRules.ts';
import { oneLine } from '../../fields/oneLine.ts';

/** What is written about a contact of a directory. */
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
  /** Place in the directory, a whole number; NaN while nothing is written. */
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

/** A contact before anything is written; its order is 0 (content §9). */
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

/** What to send of what was written. An order that is no number is 0, a broken one is cut to its whole part. */
export function contactPayload(values: ContactValues): ContactPayload {
  return {
    firstName: oneLine(values.firstName),
    lastName: oneLine(values.lastName),
    position: textOrNull(values.position),
    emailAddress: textOrNull(values.emailAddress),
    phone: textOrNull(values.phone),
    alternatePhone: textOrNull(values.alternatePhone),
    organizationNodeId: textOrNull(values.organizationNodeId),
    order: Number.isFinite(values.order) ? Math.trunc(values.order) : emptyContact.order,
    avatarFileName: textOrNull(values.avatarFileName),
  };
}

/** Whether the phone numbers are numbers or empty, which only the numbering plans know. */
export interface PhoneValidity {
  phone: boolean;
  alternatePhone: boolean;
}

/** What keeps a contact from being saved; a field that is left out is good. */
export interface ContactProblems {
  firstName?: 'missing';
  lastName?: 'missing';
  /** `unreachable`: neither an email address nor a phone number is there. */
  emailAddress?: 'unreachable' | 'invalid';
  phone?: 'unreachable' | 'invalid';
  alternatePhone?: 'invalid';
}

/** The problems of a contact: names needed, one way to reach the person needed, and each that is given a good one (content §5). */
export function contactProblems(values: ContactValues, isGood: PhoneValidity): ContactProblems {
  const hasEmail = textOrNull(values.emailAddress) !== null;
  const hasPhone = textOrNull(values.phone) !== null;
  const isReachable = hasEmail || hasPhone;
  return {
    ...(oneLine(values.firstName) === '' && { firstName: 'missing' }),
    ...(oneLine(values.lastName) === '' && { lastName: 'missing' }),
    ...(!isReachable && { emailAddress: 'unreachable', phone: 'unreachable' }),
    ...(hasEmail && !isEmail(values.emailAddress) && { emailAddress: 'invalid' }),
    ...(hasPhone && !isGood.phone && { phone: 'invalid' }),
    ...(textOrNull(values.alternatePhone) !== null && !isGood.alternatePhone && { alternatePhone: 'invalid' }),
  };
}
