import { type FormField, type FormFields, type Problems, required } from './formRules.ts';
import type { FieldProps, Form } from './formTypes.ts';

/** The part of a form that its fields need. */
interface FieldSource<Values extends object> extends Pick<Form<Values>, 'values' | 'showsProblems' | 'isSaving'> {
  fields: FormFields<Values>;
  /** What breaks a rule, shown or not. */
  problems: Problems<Values>;
  /** What the host found wrong with a field, while it holds what was sent. */
  hostProblemOf: (name: keyof Values, label: string) => string | undefined;
  /** Fields that report that their text cannot be read. */
  unread: ReadonlySet<keyof Values>;
  setters: FieldSetters<Values>;
}

/** What fields call: for each field the same functions at each render, so that its props don't change with another field. */
interface FieldSetters<Values extends object> {
  /** Puts a value into a field. */
  value: <Name extends keyof Values>(name: Name) => (value: Values[Name]) => void;
  /** Reports whether a field can read its text. */
  validity: (name: keyof Values) => (isRead: boolean) => void;
}

/** Makes each function once, when its field first needs it. */
export function settersOf<Values extends object>(change: Form<Values>['change'], onValidityChange: (name: keyof Values, isRead: boolean) => void): FieldSetters<Values> {
  return {
    value: onceEach((name: keyof Values) => (value: unknown) => change({ [name]: value } as Partial<Values>)),
    validity: onceEach((name: keyof Values) => (isRead: boolean) => onValidityChange(name, isRead)),
  };
}

function onceEach<Name, Made>(make: (name: Name) => Made): (name: Name) => Made {
  const made = new Map<Name, Made>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}

/** The props that the form gives to its fields. */
export function fieldPropsOf<Values extends object>(form: FieldSource<Values>): Pick<Form<Values>, 'field' | 'choice' | 'toggle' | 'phone' | 'problemOf'> {
  const { values, fields, problems, showsProblems, isSaving, setters } = form;
  const declared = <Name extends keyof Values>(name: Name): FormField<Values[Name], Values> => {
    const field = fields[name];
    if (field === undefined) throw new Error(`The form declares no field '${String(name)}'`);
    return field;
  };
  const hostProblem = (name: keyof Values) => form.hostProblemOf(name, declared(name).label);
  const problemOf = (name: keyof Values) => hostProblem(name) ?? (showsProblems ? problems[name] : undefined);
  const propsOf = <Name extends keyof Values>(name: Name, problem: string | undefined): FieldProps<Values[Name]> => ({
    label: declared(name).label,
    value: values[name],
    onChange: setters.value(name),
    isRequired: declared(name).rules?.includes(required) ?? false,
    isInvalid: problem !== undefined,
    errorMessage: problem,
  });
  return {
    problemOf,
    field: (name) => ({ ...propsOf(name, problemOf(name)), isReadOnly: isSaving }),
    choice: (name) => ({ ...propsOf(name, problemOf(name)), isDisabled: isSaving }),
    toggle: (name) => ({ isSelected: values[name], onChange: setters.value(name), isReadOnly: isSaving }),
    phone: (name) => ({
      ...propsOf(name, form.unread.has(name) ? hostProblem(name) : problemOf(name)),
      isReadOnly: isSaving,
      showsProblem: showsProblems && problems[name] !== undefined,
      onValidityChange: setters.validity(name),
    }),
  };
}
