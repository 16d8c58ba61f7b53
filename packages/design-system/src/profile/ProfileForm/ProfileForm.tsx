import { useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { SaveStatus } from '../../feedback/SaveStatus/SaveStatus.tsx';
import { spacedPhone } from '../../fields/PhoneField/e164.ts';
import { PhoneField } from '../../fields/PhoneField/PhoneField.tsx';
import { Switch } from '../../fields/Switch/Switch.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { profileMessages } from '../../messages/profile.ts';
import { isUnconfirmed } from '../../overlays/isUnconfirmed.ts';
import { ModalFailure } from '../../overlays/ModalFailure.tsx';
import { LockedFacts } from '../../people/LockedFacts.tsx';
import type { Form } from '../../forms/formTypes.ts';
import { hasNumber, type ProfileValues } from './profileRules.ts';
import { useProfileForm } from './useProfileForm.ts';
import * as styles from './ProfileForm.css.ts';
import type { ProfileFormProps } from './profileFormTypes.ts';

const text = profileMessages.form;

/** Name, phone number and phone login of the person who is signed in (core §5 Profile). */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, isSuperAdministrator = false, customerPortalHref = null } = props;
  const form = useProfileForm(props);
  const acts = useRef<HTMLDivElement>(null);
  const discard = () => {
    // The button is removed with what it discards; the focus stays beside it.
    acts.current?.querySelector('button')?.focus();
    form.discard();
  };
  const status = form.isSaving ? 'saving' : form.failure !== null ? (isUnconfirmed(form.error) ? 'unconfirmed' : 'failed') : form.isDirty ? 'unsaved' : form.wasSaved ? 'saved' : null;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
      {form.notice}
      {isSuperAdministrator ? (
        <LockedFacts facts={lockedFacts(profile)} customerPortalHref={customerPortalHref} />
      ) : (
        <ContactFields form={form} email={profile.email} />
      )}
      <PhoneLogin form={form} />
      <ModalFailure error={form.error}>{form.failure}</ModalFailure>
      <div ref={acts}>
        <Inline gap="small">
          <Button type="submit" isPending={form.isSaving} disabledReason={form.refusal}>
            {text.save}
          </Button>
          {form.isDirty && (
            <Button variant="outline" tone="neutral" isDisabled={form.isSaving} onPress={discard}>
              {text.discard}
            </Button>
          )}
          <SaveStatus status={status} isEndAnnounced />
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

function ContactFields({ form, email }: { form: Form<ProfileValues>; email: string | null }) {
  const phone = form.phone('phoneNumber');
  return (
    <div className={styles.fields}>
      <TextField {...form.field('name')} autoComplete="name" />
      <TextField label={text.email} value={email ?? text.none} disabledReason={text.emailLocked} />
      <PhoneField
        {...phone}
        format="e164"
        onChange={(phoneNumber) => {
          phone.onChange(phoneNumber);
          // Without a number there is no phone login, also when another number is typed afterwards (PROF-05).
          if (phoneNumber === null) form.change({ phoneLoginEnabled: false });
        }}
      />
    </div>
  );
}

/** Phone login is the one contact detail that a super administrator turns on and off here, too (PROF-06). */
function PhoneLogin({ form }: { form: Form<ProfileValues> }) {
  const isPossible = hasNumber(form.values);
  return (
    <Switch
      {...form.toggle('phoneLoginEnabled')}
      isSelected={form.values.phoneLoginEnabled && isPossible}
      {...(!isPossible && { disabledReason: text.phoneLoginNeedsNumber })}
    >
      {text.phoneLogin}
    </Switch>
  );
}
