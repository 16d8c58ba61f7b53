import { EmailField } from '../../fields/EmailField/EmailField.tsx';
import { NumberField } from '../../fields/NumberField/NumberField.tsx';
import { PhoneField } from '../../fields/PhoneField/PhoneField.tsx';
import { Select, type SelectChoice } from '../../fields/Select/Select.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { contentMessages } from '../../messages/content.ts';
import type { Form } from '../../forms/formTypes.ts';
import { pair } from './ContactModal.css.ts';
import type { ContactValues } from './contactPayload.ts';

const text = contentMessages.contact;

/** The last place in the order of contacts: the largest number that the contract takes (ADR 0186). */
const largestOrder = 2_147_483_647;

interface ContactFieldsProps {
  /** The contact, as far as it is filled in. */
  form: Form<ContactValues>;
  /** The units that the contact can belong to. */
  organizationUnits: readonly SelectChoice[];
}

/** The fields of a contact, in pairs where there is room. */
export function ContactFields({ form, organizationUnits }: ContactFieldsProps) {
  const { values } = form;
  return (
    <>
      <div className={pair}>
        <TextField {...form.field('firstName')} autoComplete="off" />
        <TextField {...form.field('lastName')} autoComplete="off" />
      </div>
      <TextField {...form.field('position')} autoComplete="off" />
      <EmailField {...form.field('emailAddress')} autoComplete="off" isRequired={values.phone === null} description={text.reachHint} />
      <div className={pair}>
        <PhoneField {...form.phone('phone')} autoComplete="off" isRequired={values.emailAddress.trim() === ''} />
        <PhoneField {...form.phone('alternatePhone')} autoComplete="off" />
      </div>
      <div className={pair}>
        <Select {...form.choice('organizationNodeId')} choices={organizationUnits} isClearable />
        <NumberField {...form.field('order')} reportsTyping description={text.orderHint} minValue={0} maxValue={largestOrder} step={1} formatOptions={{ maximumFractionDigits: 0, useGrouping: false }} />
      </div>
    </>
  );
}
