import { EmailField } from '../../fields/EmailField/EmailField.tsx';
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
import { oneLine } from '../../fields/oneLine.ts';

const texts = peopleMessages.user;

/** Who the user is, and how they sign in. */
export function IdentityFields({ form }: { form: UserForm }) {
  const { values, change, isBusy, shownWrong } = form;
  const problems = {
    name: form.problemOf('name', texts.name),
    username: form.problemOf('username', texts.username),
    email: form.problemOf('email', texts.email),
    phoneNumber: form.problemOf('phoneNumber', texts.phoneNumber),
    pccLoginName: form.problemOf('pccLoginName', texts.pccLoginName),
  };
  const hasNumber = values.phoneNumber !== null && values.phoneNumber.trim() !== '';
  return (
    <div className={styles.fields}>
      <TextField
        label={texts.name}
        isRequired
        autoComplete="off"
        value={values.name}
        onChange={form.changeName}
        inputRef={form.inputOf('name')}
        isInvalid={shownWrong.has('name') || problems.name !== undefined}
        errorMessage={problems.name ?? texts.nameNeeded}
        isReadOnly={isBusy}
      />
      <div title={usernameTooltip(values.username)}>
        <TextField
          label={texts.username}
          isRequired
          autoComplete="off"
          spellCheck="false"
          value={values.username}
          onChange={form.changeUsername}
          inputRef={form.inputOf('username')}
          isInvalid={shownWrong.has('username') || form.isTaken || problems.username !== undefined}
          errorMessage={problems.username !== undefined ? problems.username : form.isTaken ? texts.usernameTaken : oneLine(values.username) === '' ? texts.usernameNeeded : texts.usernameInvalid}
          isReadOnly={isBusy}
          {...(form.isNew ? { description: form.isExtended ? texts.usernameExtended : texts.usernameHint } : { disabledReason: texts.usernameLocked })}
        />
      </div>
      <EmailField
        label={texts.email}
        autoComplete="off"
        value={values.email}
        onChange={(email) => change({ email })}
        inputRef={form.inputOf('email')}
        showsProblem={shownWrong.has('email')}
        isInvalid={problems.email !== undefined || (form.isEmptied.email && shownWrong.has('email'))}
        errorMessage={problems.email ?? texts.kept}
        {...(!form.isNew && form.kept.email && { description: texts.kept })}
        isReadOnly={isBusy}
      />
      <PhoneField
        label={texts.phoneNumber}
        format="e164"
        autoComplete="off"
        value={values.phoneNumber}
        onChange={form.changePhone}
        onValidityChange={form.setNumberRead}
        inputRef={form.inputOf('phoneNumber')}
        showsProblem={shownWrong.has('phoneNumber')}
        isInvalid={problems.phoneNumber !== undefined}
        errorMessage={problems.phoneNumber}
        isReadOnly={isBusy}
      />
      <Switch
        isSelected={values.phoneLoginEnabled && hasNumber}
        onChange={(phoneLoginEnabled) => change({ phoneLoginEnabled })}
        isReadOnly={isBusy}
        {...(!hasNumber && { disabledReason: texts.phoneLoginNeedsNumber })}
      >
        {texts.phoneLogin}
      </Switch>
      <Switch isSelected={values.isActive} onChange={(isActive) => change({ isActive })} isReadOnly={isBusy}>
        {texts.active}
      </Switch>
      <TextField
        label={texts.pccLoginName}
        autoComplete="off"
        value={values.pccLoginName}
        onChange={(pccLoginName) => change({ pccLoginName })}
        inputRef={form.inputOf('pccLoginName')}
        isInvalid={problems.pccLoginName !== undefined || shownWrong.has('pccLoginName')}
        errorMessage={problems.pccLoginName ?? texts.kept}
        {...(!form.isNew && form.kept.pccLoginName && { description: texts.kept })}
        isReadOnly={isBusy}
      />
    </div>
  );
}

/** What of a super administrator is only shown: everything but tags, department and supervisor; not whether they are active (`USER-15` to `USER-20`, decisions-core A48). */
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

/** What the user belongs to; the roles of a super administrator are among what is locked. */
export function MembershipFields({ form, ...props }: { form: UserForm } & Pick<UserModalProps, 'roles' | 'tags' | 'departments' | 'supervisorSearch'>) {
  const { values, change, isBusy } = form;
  return (
    <div className={styles.fields}>
      {!form.isSuperAdministrator && (
        <MultiSelect
          label={texts.roles}
          choices={props.roles}
          value={values.roleIds}
          onChange={(roleIds) => change({ roleIds })}
          isDisabled={isBusy}
          {...(props.roles.some(({ isChosenSingly, isDisabled }) => isChosenSingly === true && isDisabled !== true) && { description: texts.rolesChosenSingly })}
        />
      )}
      <MultiSelect label={texts.tags} choices={props.tags} value={values.tagIds} onChange={(tagIds) => change({ tagIds })} isDisabled={isBusy} />
      <Select
        label={texts.department}
        choices={props.departments}
        value={values.departmentId}
        onChange={(departmentId) => change({ departmentId })}
        isClearable
        isDisabled={isBusy}
      />
      <SupervisorField value={values.supervisor} onChange={(supervisor) => change({ supervisor })} search={props.supervisorSearch} isReadOnly={isBusy} />
    </div>
  );
}
