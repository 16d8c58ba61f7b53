import { useDeferredValue } from 'react';
import { EmailField } from '../../fields/EmailField/EmailField.tsx';
import { FieldRoom } from '../../fields/FieldRoom.tsx';
import { MultiSelect } from '../../fields/MultiSelect/MultiSelect.tsx';
import { spacedPhone } from '../../fields/PhoneField/e164.ts';
import { PhoneField } from '../../fields/PhoneField/PhoneField.tsx';
import { Select } from '../../fields/Select/Select.tsx';
import { Switch } from '../../fields/Switch/Switch.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { peopleMessages } from '../../messages/people.ts';
import { LockedFacts } from '../LockedFacts.tsx';
import { SupervisorField } from './SupervisorField.tsx';
import * as styles from './UserModal.css.ts';
import type { UserModalProps } from './userModalTypes.ts';
import type { UserForm } from './useUserForm.ts';
import { usernameTooltip } from './usernameRules.ts';

const texts = peopleMessages.user;

/** Who the user is, and how they sign in. */
export function IdentityFields({ form }: { form: UserForm }) {
  const { values } = form;
  const username = form.field('username');
  const hasNumber = values.phoneNumber !== null && values.phoneNumber.trim() !== '';
  return (
    <div className={styles.fields}>
      <TextField {...form.field('name')} autoComplete="off" onChange={form.changeName} />
      <div title={usernameTooltip(values.username)}>
        <TextField
          {...username}
          autoComplete="off"
          spellCheck="false"
          onChange={form.changeUsername}
          isInvalid={username.isInvalid || form.isTaken}
          errorMessage={username.errorMessage ?? texts.usernameTaken}
          {...(form.isNew ? { description: form.isExtended ? texts.usernameExtended : texts.usernameHint } : { disabledReason: texts.usernameLocked })}
        />
      </div>
      <EmailField {...form.field('email')} autoComplete="off" {...(!form.isNew && form.kept.email && { description: texts.kept })} />
      <PhoneField {...form.phone('phoneNumber')} format="e164" autoComplete="off" onChange={form.changePhone} />
      <Switch
        {...form.toggle('phoneLoginEnabled')}
        isSelected={values.phoneLoginEnabled && hasNumber}
        {...(!hasNumber && { disabledReason: texts.phoneLoginNeedsNumber })}
      >
        {texts.phoneLogin}
      </Switch>
      <Switch {...form.toggle('isActive')}>{texts.active}</Switch>
      <TextField {...form.field('pccLoginName')} autoComplete="off" {...(!form.isNew && form.kept.pccLoginName && { description: texts.kept })} />
    </div>
  );
}

/** Read-only details of a super administrator: all but tags, department, supervisor and being active (`USER-15` to `USER-20`, decisions-core A48). */
export function LockedIdentity({ form: { values }, roles, customerPortalHref = null }: { form: UserForm } & Pick<UserModalProps, 'roles' | 'customerPortalHref'>) {
  const names = new Map(roles.map(({ id, label }) => [id, label]));
  const held = values.roleIds.map((id) => names.get(id) ?? texts.unknownRole);
  return (
    <LockedFacts
      customerPortalHref={customerPortalHref}
      facts={[
        { name: texts.name, value: values.name },
        { name: texts.username, value: values.username },
        { name: texts.email, value: values.email },
        { name: texts.phoneNumber, value: spacedPhone(values.phoneNumber ?? '', null) },
        { name: texts.phoneLogin, value: values.phoneLoginEnabled ? texts.on : texts.off },
        { name: texts.pccLoginName, value: values.pccLoginName },
        { name: texts.roles, value: held.join(', ') },
      ]}
    />
  );
}

interface MembershipFieldsProps extends Pick<UserModalProps, 'roles' | 'tags' | 'departments' | 'supervisorSearch'> {
  /** The form of the user. */
  form: UserForm;
}

/** What the user belongs to; the roles of a super administrator are locked. */
export function MembershipFields({ form, supervisorSearch, ...choices }: MembershipFieldsProps) {
  const { values, change, isSaving } = form;
  // Right after what is above them, with which it would take longer until anything is seen. Without fields above, the first one gets the focus.
  const isItsTurn = useDeferredValue(true, form.isSuperAdministrator);
  return (
    <div className={styles.fields}>
      {isItsTurn ? (
        <ChosenFields form={form} {...choices} />
      ) : (
        <>
          <FieldRoom label={texts.roles} description={rolesHint(choices.roles)} hasTokens={values.roleIds.length > 0} />
          <FieldRoom label={texts.tags} hasTokens={values.tagIds.length > 0} />
          <FieldRoom label={texts.department} />
        </>
      )}
      <SupervisorField value={values.supervisor} onChange={(supervisor) => change({ supervisor })} search={supervisorSearch} isReadOnly={isSaving} />
    </div>
  );
}

const rolesHint = (roles: UserModalProps['roles']): string | undefined =>
  roles.some(({ isChosenSingly, isDisabled }) => isChosenSingly === true && isDisabled !== true) ? texts.rolesChosenSingly : undefined;

function ChosenFields({ form, roles, tags, departments }: Omit<MembershipFieldsProps, 'supervisorSearch'>) {
  const { values, change, isSaving } = form;
  return (
    <>
      {!form.isSuperAdministrator && (
        <MultiSelect
          label={texts.roles}
          choices={roles}
          value={values.roleIds}
          onChange={(roleIds) => change({ roleIds })}
          isDisabled={isSaving}
          description={rolesHint(roles)}
        />
      )}
      <MultiSelect label={texts.tags} choices={tags} value={values.tagIds} onChange={(tagIds) => change({ tagIds })} isDisabled={isSaving} />
      <Select
        label={texts.department}
        choices={departments}
        value={values.departmentId}
        onChange={(departmentId) => change({ departmentId })}
        isClearable
        isDisabled={isSaving}
      />
    </>
  );
}
