import { useState } from 'react';
import { useForm } from '../../forms/useForm.ts';
import { useExistingUser } from './useExistingUser.ts';
import type { UserModalProps, UserValues } from './userModalTypes.ts';
import { useTakenUsername } from './useTakenUsername.ts';
import { isUsername, suggestUsername, usernameSuffix } from './usernameRules.ts';
import { newUser, userChanges, userFields, userIdentity } from './userPayload.ts';

type UserFormProps = Pick<UserModalProps, 'user' | 'isSuperAdministrator' | 'wasAdded' | 'onCheckExists' | 'onCheckUsername' | 'onSave'>;

/** The form of a user, checked against other users while it is filled in. */
export function useUserForm({ user, isSuperAdministrator = false, wasAdded = false, onSave, ...checks }: UserFormProps) {
  // A later read of the user changes neither the typed values nor those they are compared with.
  const [initial] = useState(user ?? newUser);
  const isNew = user === undefined && !wasAdded;
  const [isUsernameByHand, setUsernameByHand] = useState(false);
  const form = useForm<UserValues>({
    initial,
    fields: isSuperAdministrator ? {} : userFields,
    sets: ['roleIds', 'tagIds'],
    draft: {
      // The address identifies the user.
      id: 'user',
      onRestore: (kept) => {
        setUsernameByHand(true);
        return kept;
      },
    },
    onSave: (values) => onSave(userChanges(values, isSuperAdministrator)),
  });
  const { values, change } = form;

  const match = useExistingUser(isNew ? userIdentity(values, { isPhoneValid: form.problems.phoneNumber === undefined }) : null, checks.onCheckExists);
  const isTaken = useTakenUsername(isNew && isUsername(values.username) ? values.username : null, checks.onCheckUsername, (taken) => {
    if (isUsernameByHand || form.isSaving) return;
    change((known) => (known.username === taken ? { username: suggestUsername(known.name) + usernameSuffix() } : {}));
  });
  return {
    ...form,
    isNew,
    isSuperAdministrator,
    match,
    /** The typed username is taken. */
    isTaken: isTaken && isUsernameByHand,
    /** The suggested username was taken and has become another one. */
    isExtended: isNew && !isUsernameByHand && values.username !== suggestUsername(values.name),
    /** What the user had when the form was opened can be changed, but not removed (decisions-core A45). */
    kept: { email: initial.email !== '', pccLoginName: initial.pccLoginName !== '' },
    /** The name with which the form was opened, whatever is typed since; of a new user the typed one. */
    openedName: initial.name === '' ? values.name : initial.name,
    changeName: (name: string) => change({ name, ...(isNew && !isUsernameByHand && { username: suggestUsername(name) }) }),
    changeUsername: (username: string) => {
      // Emptied, it follows the name again.
      setUsernameByHand(username !== '');
      change({ username });
    },
    changePhone: (phoneNumber: string | null) => change({ phoneNumber, ...(phoneNumber === null && { phoneLoginEnabled: false }) }),
  };
}

/** The form's state and actions. */
export type UserForm = ReturnType<typeof useUserForm>;
