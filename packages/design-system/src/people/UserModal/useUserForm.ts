import { type FormEvent, useRef, useState } from 'react';
import { focusWrong, isMarkedWrong } from '../../overlays/focusWrong.ts';
import { useUnsavedChanges } from '../../overlays/UnsavedChangesModal/useUnsavedChanges.tsx';
import { useModalAction } from '../../overlays/useModalAction.ts';
import { useExistingUser } from './useExistingUser.ts';
import type { UserModalProps, UserValues } from './userModalTypes.ts';
import { useTakenUsername } from './useTakenUsername.ts';
import { isUsername, suggestUsername, usernameSuffix } from './usernameRules.ts';
import { type CheckedField, newUser, userChanges, userIdentity, wasEmptied, wrongFields } from './userPayload.ts';

type UserFormProps = Pick<UserModalProps, 'user' | 'isSuperAdministrator' | 'wasAdded' | 'onCheckExists' | 'onCheckUsername' | 'onSave' | 'onOpenChange'>;

/** The user modal's values, their errors, and the save action. */
export function useUserForm({ user, isSuperAdministrator = false, wasAdded = false, onSave, onOpenChange, ...checks }: UserFormProps) {
  const [initial] = useState(user ?? newUser);
  const isNew = user === undefined && !wasAdded;
  const [values, setValues] = useState<UserValues>(initial);
  const [isUsernameByHand, setUsernameByHand] = useState(false);
  const [isNumberRead, setNumberRead] = useState(true);
  const [wasRefused, setRefused] = useState(false);
  const inputs = useRef(new Map<CheckedField, HTMLInputElement>());
  const { name, username, email, phoneNumber, pccLoginName } = values;
  const { isBusy, failure, run, problemOf } = useModalAction(undefined, { name, username, email, phoneNumber, pccLoginName });

  // A saved number that wasn't changed never blocks saving.
  const validity = { isPhoneValid: isNumberRead || values.phoneNumber === initial.phoneNumber };
  const wrong = isSuperAdministrator ? [] : wrongFields(values, { ...validity, opened: initial });
  // The username that the name suggests finds a namesake, also after it was made another one (decisions-core A43).
  const sought = isUsernameByHand ? values : { ...values, username: suggestUsername(values.name) };
  const match = useExistingUser(isNew ? userIdentity(sought, validity) : null, checks.onCheckExists);
  const isTaken = useTakenUsername(isNew && isUsername(values.username) ? values.username : null, checks.onCheckUsername, (taken) => {
    if (isUsernameByHand || isBusy) return;
    setValues((known) => (known.username === taken ? { ...known, username: suggestUsername(known.name) + usernameSuffix() } : known));
  });

  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);
  const leaving = useUnsavedChanges({
    // The address identifies the user.
    id: 'user',
    isDirty,
    values,
    onRestore: (draft) => {
      setUsernameByHand(true);
      setValues(draft);
    },
    onClose: () => onOpenChange(false),
  });

  const change = (next: Partial<UserValues>) => setValues((known) => ({ ...known, ...next }));
  return {
    isNew,
    isSuperAdministrator,
    values,
    isBusy,
    failure,
    /** What the host found wrong with a field that still holds what was sent. */
    problemOf,
    match,
    /** The user is as it was opened: there is nothing to save (ADR 0014). */
    isUnchanged: !isNew && !isDirty && !isBusy,
    /** The typed username is taken. */
    isTaken: isTaken && isUsernameByHand,
    /** The suggested username was taken and has become another one. */
    isExtended: isNew && !isUsernameByHand && values.username !== suggestUsername(values.name),
    /** What asks before changes are given up. */
    leaving,
    /** Fields whose mistakes are shown: after the first try to save. */
    shownWrong: new Set(wasRefused ? wrong : []),
    /** What the user had when the form was opened can be changed, but not removed (decisions-core A45). */
    kept: { email: initial.email !== '', pccLoginName: initial.pccLoginName !== '' },
    isEmptied: { email: wasEmptied('email', values, initial), pccLoginName: wasEmptied('pccLoginName', values, initial) },
    /** Whom the form was opened on, whatever is typed since; of a new user what was typed. */
    openedName: initial.name === '' ? values.name : initial.name,
    change,
    changeName: (name: string) => change({ name, ...(isNew && !isUsernameByHand && { username: suggestUsername(name) }) }),
    changeUsername: (username: string) => {
      // Emptied, it follows the name again.
      setUsernameByHand(username !== '');
      change({ username });
    },
    changePhone: (phoneNumber: string | null) => change({ phoneNumber, ...(phoneNumber === null && { phoneLoginEnabled: false }) }),
    setNumberRead,
    inputOf: (field: CheckedField) => (input: HTMLInputElement | null) => {
      if (input !== null) inputs.current.set(field, input);
    },
    save: async (event: FormEvent) => {
      event.preventDefault();
      if (!isNew && !isDirty) return;
      const [first] = wrong;
      setRefused(first !== undefined);
      if (first !== undefined) focusWrong(inputs.current.get(first), isMarkedWrong(document.activeElement));
      else if (await run(() => onSave(userChanges(values, isSuperAdministrator)))) leaving.closeSaved();
    },
  };
}

/** The form's state and actions. */
export type UserForm = ReturnType<typeof useUserForm>;
