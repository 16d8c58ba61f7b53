import { type FormEvent, useRef, useState } from 'react';
import { useModalAction } from '../../overlays/useModalAction.ts';
import { useUnsavedWork } from '../../overlays/UnsavedWork/useUnsavedWork.tsx';
import type { ProfileFormProps } from './profileFormTypes.ts';
import { isChanged, type ProfileField, profilePayload, type ProfileValues, savedFields, wrongFields } from './profileRules.ts';

/** Edits over the saved profile, their errors, and the actions save and discard. */
export function useProfileForm({ profile, onSave }: Pick<ProfileFormProps, 'profile' | 'onSave'>) {
  const [changes, setChanges] = useState<Partial<ProfileValues>>({});
  // Each field's value when it was first changed: a newer profile may have arrived since.
  const [opened, setOpened] = useState<Partial<ProfileValues>>({});
  const [isNumberRead, setNumberRead] = useState(true);
  const [wasRefused, setRefused] = useState(false);
  const [wasSaved, setSaved] = useState(false);
  const inputs = useRef(new Map<ProfileField, HTMLInputElement>());
  const { name, phoneNumber, phoneLoginEnabled } = { ...profile, ...changes };
  const values: ProfileValues = { name, phoneNumber, phoneLoginEnabled };
  const { isBusy, failure, run, problemOf, forget } = useModalAction(undefined, { name, phoneNumber });
  const wrong = wrongFields(values, profile, isNumberRead);
  const isDirty = isChanged(values, profile);
  const change = (next: Partial<ProfileValues>) => {
    setOpened((known) => ({ ...savedFields(profile, next), ...known }));
    setChanges((known) => ({ ...known, ...next }));
  };
  const { release, notice } = useUnsavedWork({ id: 'Your Profile', isDirty, values, onRestore: change });

  const discard = () => {
    release();
    forget();
    setRefused(false);
    setChanges({});
    setOpened({});
  };
  return {
    values,
    isDirty,
    isBusy,
    // Once the host holds what was typed, after all, there is nothing that was not saved.
    failure: isDirty ? failure : null,
    /** What the host found wrong with a field that still holds what was sent. */
    problemOf,
    notice,
    /** It was saved at least once since it was opened. */
    wasSaved,
    /** Fields whose mistakes are shown: after the first try to save. */
    shownWrong: new Set(wasRefused ? wrong : []),
    change,
    // Without a number there is no phone login, also when another number is written afterwards (PROF-05).
    changePhone: (next: string | null) => change({ phoneNumber: next, ...(next === null && { phoneLoginEnabled: false }) }),
    setNumberRead,
    inputOf: (field: ProfileField) => (input: HTMLInputElement | null) => {
      if (input !== null) inputs.current.set(field, input);
    },
    discard,
    save: async (event: FormEvent) => {
      event.preventDefault();
      if (!isDirty) return;
      const [first] = wrong;
      setRefused(first !== undefined);
      if (first !== undefined) inputs.current.get(first)?.focus();
      else if (await run(() => onSave(profilePayload(values), { name: profile.name, phoneNumber: profile.phoneNumber, phoneLoginEnabled: profile.phoneLoginEnabled, ...opened }))) {
        setSaved(true);
        discard();
      }
    },
  };
}

/** The form's state and actions. */
export type ProfileFormState = ReturnType<typeof useProfileForm>;
