import { spacedPhone } from '@noticeboard/design-system';
import type { UserChanges } from '@noticeboard/design-system/people';
import { fieldsOverwritten, type FieldWords, switched } from '../../../api/fieldsOverwritten.ts';
import type { Overwriting } from '../../../api/useOverwriteWarning.ts';
import { userMessages } from '../../../messages/users.ts';
import type { SavedUser } from './savedUser.ts';

/** All values that a save replaces; roles and tags are given and taken one by one. */
type Replaced = SavedUser['fields'] & Pick<SavedUser, 'departmentId' | 'supervisorId'>;

const { conflict: texts } = userMessages;

const words: FieldWords<Replaced> = {
  name: (name) => name,
  email: (email) => email,
  phoneNumber: (phone) => phone && spacedPhone(phone, null),
  phoneLoginEnabled: switched,
  isActive: switched,
  pccLoginName: (name) => name,
  departmentId: (id) => (id === null ? texts.noDepartment : texts.otherDepartment),
  supervisorId: (id) => (id === null ? texts.noSupervisor : texts.otherSupervisor),
};

/** The fields of a user that were changed here, with what others have made of them in the meantime (faults P12). */
export const userOverwriting = (opened: SavedUser, now: SavedUser, { user, departmentId, supervisorId }: UserChanges): Overwriting =>
  fieldsOverwritten(now.id, replacedOf(now), { from: replacedOf(opened), to: { ...opened.fields, ...user, departmentId, supervisorId } }, words);

const replacedOf = ({ fields, departmentId, supervisorId }: SavedUser): Replaced => ({ ...fields, departmentId, supervisorId });
