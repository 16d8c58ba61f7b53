import { type FormField, type FormFields, type Problems, required } from './formRules.ts';
import type { FieldProps, Form } from './formTypes.ts';

/** A form, as far as its fields need it. */
interface FieldSource<Values extends object> extends Pick<Form<Values>, 'values' | 'showsProblems' | 'isSaving' | 'change'> {
  fields: FormFields<Values>;
  /** What breaks a rule, shown or not. */
  problems: Problems<Values>;
  /** What the host found wrong with a field, while it holds what was sent. */
  hostProblemOf: (name: keyof Values, label: string) => string | undefined;
  /** Fields that say themselves that their text cannot be read. */
  unread: ReadonlySet<keyof Values>;
  /** A field can read its text from now on, or no longer. */
  onValidityChange: (name: keyof Values, isRead: boolean) => void;
}

/** What the form gives to its fields. */
export function fieldPropsOf<Values extends object>(form: FieldSource<Values>): Pick<Form<Values>, 'field' | 'choice' | 'toggle' | 'phone' | 'problemOf'> {
  const { values, fields, problems, showsProblems, isSaving } = form;
  const declared = <Name extends keyof Values>(name: Name): FormField<Values[Name], Values> => {
    const field = fields[name];
    if (field === undefined) throw new Error(`The form declares no field '${String(name)}'`);
    return field;
  };
  const set = <Name extends keyof Values>(name: Name) => (value: Values[Name]) => form.change({ [name]: value } as unknown as Partial<Values>);
  const hostProblem = (name: keyof Values) => form.hostProblemOf(name, declared(name).label);
  const problemOf = (name: keyof Values) => hostProblem(name) ?? (showsProblems ? problems[name] : undefined);
  const propsOf = <Name extends keyof Values>(name: Name, problem: string | undefined): FieldProps<Values[Name]> => ({
    label: declared(name).label,
    value: values[name],
    onChange: set(name),
    isRequired: declared(name).rules?.includes(required) ?? false,
    isInvalid: problem !== undefined,
    errorMessage: problem,
  });
  return {
    problemOf,
    field: (name) => ({ ...propsOf(name, problemOf(name)), isReadOnly: isSaving }),
    choice: (name) => ({ ...propsOf(name, problemOf(name)), isDisabled: isSaving }),
    toggle: (name) => ({ isSelected: values[name], onChange: set(name), isReadOnly: isSaving }),
    phone: (name) => ({
      ...propsOf(name, form.unread.has(name) ? hostProblem(name) : problemOf(name)),
      isReadOnly: isSaving,
      showsProblem: showsProblems && problems[name] !== undefined,
      onValidityChange: (isRead) => form.onValidityChange(name, isRead),
    }),
  };
}
