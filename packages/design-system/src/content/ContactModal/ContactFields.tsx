import { EmailField } from '../../fields/EmailField/EmailField.tsx';
import { NumberField } from '../../fields/NumberField/NumberField.tsx';
import { PhoneField } from '../../fields/PhoneField/PhoneField.tsx';
import { Select, type SelectChoice } from '../../fields/Select/Select.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { contentMessages } from '../../messages/content.ts';
import { pair } from './ContactModal.css.ts';
import type { FormState } from '../../overlays/FormModal/FormModal.tsx';
import type { ContactProblems, ContactValues, PhoneValidity } from './contactPayload.ts';

const text = contentMessages.contact;
const longest = 255;

interface ContactFieldsProps {
  /** What is in the fields. */
  values: ContactValues;
  /** Called with the fields that changed. */
  onChange: (changes: Partial<ContactValues>) => void;
  /** What is missing or wrong, by field. */
  problems: ContactProblems;
  /** Whether `problems` show their messages: from the first try to save. */
  showsProblems: boolean;
  /** What the host found wrong with a field, in words. */
  problemOf: FormState['problemOf'];
  /** Whether the fields can't be changed now, because they are being saved. */
  isReadOnly: boolean;
  /** The units that the contact can belong to. */
  organizationUnits: readonly SelectChoice[];
  /** A phone number became valid or not. */
  onValidityChange: (name: keyof PhoneValidity, isValid: boolean) => void;
}

/** The fields of a contact, in pairs where there is room. */
export function ContactFields({ values, onChange, problems, showsProblems, problemOf, isReadOnly, organizationUnits, onValidityChange }: ContactFieldsProps) {
  /** What the host found wrong with a field, if anything. */
  const refused = (name: keyof ContactValues & keyof typeof text) => {
    const problem = problemOf(name, text[name]);
    return problem === undefined ? {} : { isInvalid: true, errorMessage: problem };
  };
  const line = (name: 'firstName' | 'lastName' | 'position') => ({
    label: text[name],
    value: values[name],
    maxLength: longest,
    isReadOnly,
    onChange: (next: string) => onChange({ [name]: next }),
    ...refused(name),
  });
  const needed = (name: 'firstName' | 'lastName') => ({
    isRequired: true,
    isInvalid: showsProblems && problems[name] !== undefined,
    errorMessage: contentMessages.required(text[name]),
    ...refused(name),
  });
  const phone = (name: keyof PhoneValidity) => ({
    label: text[name],
    value: values[name],
    isReadOnly,
    showsProblem: showsProblems,
    onChange: (next: string | null) => onChange({ [name]: next }),
    onValidityChange: (isValid: boolean) => onValidityChange(name, isValid),
  });
  return (
    <>
      <div className={pair}>
        <TextField {...line('firstName')} {...needed('firstName')} autoComplete="off" />
        <TextField {...line('lastName')} {...needed('lastName')} autoComplete="off" />
      </div>
      <TextField {...line('position')} autoComplete="off" />
      <EmailField
        label={text.emailAddress}
        autoComplete="off"
        value={values.emailAddress}
        onChange={(emailAddress) => onChange({ emailAddress })}
        isReadOnly={isReadOnly}
        isRequired={values.phone === null}
        showsProblem={showsProblems}
        description={text.reachHint}
        isInvalid={showsProblems && problems.emailAddress === 'unreachable'}
        errorMessage={text.emailOrPhone}
        {...refused('emailAddress')}
      />
      <div className={pair}>
        <PhoneField
          {...phone('phone')}
          autoComplete="off"
          isRequired={values.emailAddress.trim() === ''}
          isInvalid={showsProblems && problems.phone === 'unreachable'}
          errorMessage={text.emailOrPhone}
          {...refused('phone')}
        />
        <PhoneField {...phone('alternatePhone')} autoComplete="off" {...refused('alternatePhone')} />
      </div>
      <div className={pair}>
        <Select
          label={text.organizationUnit}
          choices={organizationUnits}
          value={values.organizationNodeId}
          onChange={(organizationNodeId) => onChange({ organizationNodeId })}
          isDisabled={isReadOnly}
          isClearable
        />
        <NumberField
          label={text.order}
          description={text.orderHint}
          value={values.order}
          onChange={(order) => onChange({ order })}
          isReadOnly={isReadOnly}
          step={1}
          formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
        />
      </div>
    </>
  );
}
