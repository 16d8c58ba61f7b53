import type { ReactNode } from 'react';
import type { UnsavedQuestion } from '../overlays/UnsavedWork/UnsavedWorkContext.ts';
import type { FormFields, Problems } from './formRules.ts';

/** Where what is typed into a form is kept until it is saved (ADR 0040). */
export interface FormDraft<Values> {
  /**
   * Distinguishes the form and what it changes, by its id and never by its name, from others at the same address.
   */
  id: string;
  /** Values that don't survive a reload, such as files. @default none */
  without?: readonly (keyof Values)[];
  /** Checks restored values before the form takes them: a choice may no longer exist. */
  onRestore?: (values: Values) => Values;
}

/** What was changed, and what it was changed from: never the whole record (ADR 0035). */
export interface FormChange<Values> {
  /** What the form showed before it was typed over; the rest as it is known now. */
  from: Values;
  /** What is to be saved. */
  to: Values;
}

/** How a form is declared. */
export interface UseFormProps<Values extends object> {
  /**
   * What the form shows at first. It may grow: fields that the user has not changed show what is known now, so that a form
   * opens with the data of a row and fills in the rest. Freeze it where a save compares with what was opened.
   */
  initial: Values;
  /** The fields with a label: what their values must be. The host's problems with others are shown in the alert. */
  fields: FormFields<NoInfer<Values>>;
  /** Lists whose order has no meaning, such as the tags of a user. @default none */
  sets?: readonly (keyof NoInfer<Values>)[];
  /** Keeps what is typed while it is not saved; null for what cannot be kept. */
  draft: FormDraft<NoInfer<Values>> | null;
  /** Saves. Rejects with an Error whose message is shown, at its fields where it names some; `isUnconfirmed` says it may be saved. Typed text stays. */
  onSave: (values: NoInfer<Values>, change: FormChange<NoInfer<Values>>) => Promise<void>;
  /** It was saved, and nothing is unsaved any more. */
  onSaved?: () => void;
  /** Words for a failure. @default the error's own message */
  describeError?: ((error: unknown) => string) | undefined;
  /** Whether something is unsaved that no value holds: a picture that is being sent. @default false */
  holdsMore?: boolean;
  /** Whether it can be saved unchanged, for one that opens filled in: until something is changed, leaving loses nothing. @default false */
  savesUnchanged?: boolean;
  /** Whether the form is shown, for one that is hidden without being unmounted. @default true */
  isOpen?: boolean;
  /** Whether it is saved while it is typed into: what is typed in the meantime stays and is unsaved again. @default false */
  savesWhileTyped?: boolean;
  /** Identifies what the form is about, for one that changes its subject without being unmounted: it starts over. @default always the same */
  subject?: string;
  /** Whether leaving asks first; not for a few choices that a panel keeps for its next opening. @default true */
  asksFirst?: boolean;
  /** What is asked before it is left, where more than what was typed would be lost. @default that of unsaved changes */
  question?: UnsavedQuestion | undefined;
}

/** The props of a labelled field: spread them. */
export interface FieldProps<Value> {
  /** Its label, as declared. */
  label: string;
  /** Its value. */
  value: Value;
  /** Changes its value. */
  onChange: (value: Value) => void;
  /** Whether its rules require a value. */
  isRequired: boolean;
  /** Whether it shows that it is wrong. */
  isInvalid: boolean;
  /** The sentence about what is wrong: the host's, or that of the first broken rule. */
  errorMessage: string | undefined;
}

/** An attempt to save: the event of the `<form>`, or the element around the fields where there is no such form. */
export interface Submission {
  /** The element in which the first wrong field is sought. */
  currentTarget: Element | null;
  /** Keeps the browser from sending the form itself. */
  preventDefault?: () => void;
}

/** A form while it is filled in. */
export interface Form<Values extends object> {
  /** The values of the fields. */
  values: Values;
  /** What each showed before it was changed. */
  opened: Values;
  /** Names of the values that would be saved differently from what is known. */
  changed: readonly (keyof Values)[];
  /** Whether leaving would lose something. */
  isDirty: boolean;
  /** Whether all rules are kept. */
  isValid: boolean;
  /** What breaks a rule, shown or not. */
  problems: Problems<Values>;
  /** Whether it is being saved: nothing can be changed then. */
  isSaving: boolean;
  /** Whether saving was refused because of a rule: from then on fields say so. */
  showsProblems: boolean;
  /** It was saved at least once. */
  wasSaved: boolean;
  /** Why saving failed, except what fields say. */
  failure: string | null;
  /** The error that saving failed with; undefined for none. */
  error: unknown;
  /** Why there is nothing to save, for the button that saves (ADR 0014). */
  refusal: string | undefined;
  /** Changes some values. A function receives the current values. */
  change: (next: Partial<Values> | ((values: Values) => Partial<Values>)) => void;
  /** What a field shows as wrong with it; undefined for nothing, or nothing yet. */
  problemOf: (name: keyof Values) => string | undefined;
  /** The props of a field for typing. */
  field: <Name extends keyof Values>(name: Name) => FieldProps<Values[Name]> & { isReadOnly: boolean };
  /** The props of a field for choosing. */
  choice: <Name extends keyof Values>(name: Name) => FieldProps<Values[Name]> & { isDisabled: boolean };
  /** The props of a switch or a checkbox, whose label is its content. */
  toggle: <Name extends keyof Values>(name: Name) => { isSelected: Values[Name]; onChange: (isSelected: Values[Name]) => void; isReadOnly: boolean };
  /** The props of a phone field, which says itself what is wrong with a number. */
  phone: <Name extends keyof Values>(
    name: Name,
  ) => FieldProps<Values[Name]> & { isReadOnly: boolean; showsProblem: boolean; onValidityChange: (isValid: boolean) => void };
  /** Saves, if all rules are kept; else shows what is wrong and moves the focus there. Resolves to whether it was saved. */
  submit: (event: Submission) => Promise<boolean>;
  /** Resets it to what is known. */
  discard: () => void;
  /** Marks these values as saved, although the rest was not. */
  confirm: (values: Partial<Values>) => void;
  /** Leaving no longer asks, and the draft is deleted. */
  release: () => void;
  /** Offers the draft of an earlier visit. Render it at the start of the form. */
  notice: ReactNode;
  /** Whether what is unsaved, or some of it, was typed on an earlier visit and restored. */
  isRestored: boolean;
}
