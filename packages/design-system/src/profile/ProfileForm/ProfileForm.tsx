import { useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { SaveStatus } from '../../feedback/SaveStatus/SaveStatus.tsx';
import { spacedPhone } from '../../fields/PhoneField/e164.ts';
import { PhoneField } from '../../fields/PhoneField/PhoneField.tsx';
import { Switch } from '../../fields/Switch/Switch.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { messages } from '../../messages/en.ts';
import { profileMessages } from '../../messages/profile.ts';
import { ModalFailure } from '../../overlays/ModalFailure.tsx';
import { LockedFacts } from '../../people/LockedFacts.tsx';
import { hasNumber } from './profileRules.ts';
import { type ProfileFormState, useProfileForm } from './useProfileForm.ts';
import * as styles from './ProfileForm.css.ts';
import type { ProfileFormProps } from './profileFormTypes.ts';

const text = profileMessages.form;

/** Name, phone number and phone login of the person who is signed in (core §5 Profile). */
export function ProfileForm({ profile, isSuperAdministrator = false, customerPortalHref = null, onSave }: ProfileFormProps) {
  const form = useProfileForm({ profile, onSave });
  const acts = useRef<HTMLDivElement>(null);
  const discard = () => {
    // The button goes with what it discards; the focus stays beside it.
    acts.current?.querySelector('button')?.focus();
    form.discard();
  };
  const status = form.isBusy ? 'saving' : form.failure !== null ? 'failed' : form.isDirty ? 'unsaved' : form.wasSaved ? 'saved' : null;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.save(event)}>
      {form.notice}
      {isSuperAdministrator ? (
        <LockedFacts facts={lockedFacts(profile)} customerPortalHref={customerPortalHref} />
      ) : (
        <ContactFields form={form} email={profile.email} />
      )}
      <PhoneLogin form={form} />
      <ModalFailure>{form.failure}</ModalFailure>
      <div ref={acts}>
        <Inline gap="small">
          <Button type="submit" isPending={form.isBusy} disabledReason={form.isDirty || form.isBusy ? undefined : messages.formModal.nothingChanged}>
            {text.save}
          </Button>
          {form.isDirty && (
            <Button variant="outline" tone="neutral" isDisabled={form.isBusy} onPress={discard}>
              {text.discard}
            </Button>
          )}
          <SaveStatus status={status} />
        </Inline>
      </div>
    </form>
  );
}

const lockedFacts = ({ name, email, phoneNumber }: ProfileFormProps['profile']) => [
  { name: text.name, value: name },
  { name: text.email, value: email ?? '' },
  { name: text.phoneNumber, value: spacedPhone(phoneNumber ?? '', null) },
];

function ContactFields({ form, email }: { form: ProfileFormState; email: string | null }) {
  const { values, change, isBusy, shownWrong } = form;
  const problems = { name: form.problemOf('name', text.name), phoneNumber: form.problemOf('phoneNumber', text.phoneNumber) };
  return (
    <div className={styles.fields}>
      <TextField
        label={text.name}
        isRequired
        autoComplete="name"
        value={values.name}
        onChange={(name) => change({ name })}
        inputRef={form.inputOf('name')}
        isInvalid={shownWrong.has('name') || problems.name !== undefined}
        errorMessage={problems.name ?? text.nameNeeded}
        isReadOnly={isBusy}
      />
      <TextField label={text.email} value={email ?? text.none} disabledReason={text.emailLocked} />
      <PhoneField
        label={text.phoneNumber}
        format="e164"
        value={values.phoneNumber}
        onChange={form.changePhone}
        onValidityChange={form.setNumberRead}
        inputRef={form.inputOf('phoneNumber')}
        showsProblem={shownWrong.has('phoneNumber')}
        isInvalid={problems.phoneNumber !== undefined}
        errorMessage={problems.phoneNumber}
        isReadOnly={isBusy}
      />
    </div>
  );
}

/** Phone login is the one contact detail that a super administrator turns on and off here, too (PROF-06). */
function PhoneLogin({ form: { values, change, isBusy } }: { form: ProfileFormState }) {
  return (
    <Switch
      isSelected={values.phoneLoginEnabled && hasNumber(values)}
      onChange={(phoneLoginEnabled) => change({ phoneLoginEnabled })}
      isReadOnly={isBusy}
      {...(!hasNumber(values) && { disabledReason: text.phoneLoginNeedsNumber })}
    >
      {text.phoneLogin}
    </Switch>
  );
}
