import { applyChange } from '../../../api/changes.ts';
import type { UserPayload } from '@noticeboard/design-system/people';
import type { SavedUser } from './savedUser.ts';

type Fields = SavedUser['fields'];

const names = ['name', 'email', 'phoneNumber', 'phoneLoginEnabled', 'isActive', 'pccLoginName'] as const;

/**
 * The fields to send, as every save replaces all of them: those changed in the form, and the rest as the host has
 * it now. A user whom another administrator has deactivated since the form was opened is not activated again by a new
 * phone number (faults P12).
 *
 * @param wanted the values of the form
 * @param opened its values when it was opened, or last saved
 * @param now the host's values
 */
export function withUntouchedFields(wanted: UserPayload, opened: Fields, now: Fields): UserPayload {
  const fields: UserPayload = { ...wanted, ...applyChange<Fields, Fields>(now, { from: opened, to: pick(wanted) }) };
  // Without a number there is no phone login (`USER-28`).
  return fields.phoneNumber === null ? { ...fields, phoneLoginEnabled: false } : fields;
}

const pick = (payload: UserPayload): Fields => Object.fromEntries(names.map((name) => [name, payload[name]])) as unknown as Fields;
