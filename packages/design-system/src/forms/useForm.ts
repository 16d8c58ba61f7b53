import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHandler } from '../effects/useHandler.ts';
import { messages } from '../messages/en.ts';
import { useModalAction } from '../overlays/useModalAction.ts';
import { useUnsavedWork } from '../overlays/UnsavedWork/useUnsavedWork.tsx';
import { focusFirstWrong, isMarkedWrong } from './focusFirstWrong.ts';
import { fieldPropsOf, settersOf } from './fieldProps.ts';
import { cleaned, namesOf, problemsOf } from './formRules.ts';
import type { Form, UseFormProps } from './formTypes.ts';
import { isSameSet, isSameValue } from './sameValue.ts';
import { changeOf, differing, nothingTyped, openedOf, type Typing, typedOver, typedSince, valuesOf, without } from './typing.ts';

/** What was saved, shown until the owner of the form has it, too. */
interface Confirmed<Values> {
  /** What was saved, and the rest as it was known. */
  values: Values;
  /** The owner's values at that time. */
  over: Values;
}

/**
 * The engine of all forms: values, whether they were changed and from what, rules, where the first broken one is, the
 * host's problems at their fields, and drafts (ADR 0062). Each field takes what `field`, `choice`, `toggle` or `phone`
 * gives it.
 */
export function useForm<Values extends object>(props: UseFormProps<Values>): Form<Values> {
  const { initial, fields, sets = [], draft, holdsMore = false, isOpen = true, subject = '', asksFirst = true, savesUnchanged = false, savesWhileTyped = false } = props;
  const [typing, setTyping] = useState<Typing<Values>>(nothingTyped);
  const newestTyping = useHandler(() => typing);
  const [confirmed, setConfirmed] = useState<Confirmed<Values> | null>(null);
  const [showsProblems, setShowsProblems] = useState(false);
  const [wasSaved, setSaved] = useState(false);
  const [shown, setShown] = useState({ isOpen, subject });
  /** Fields that have reported that their text cannot be read. */
  const [unread, setUnread] = useState<ReadonlySet<keyof Values>>(new Set());
  if (confirmed !== null && !isSameValue(confirmed.over, initial)) setConfirmed(null);
  const known = confirmed?.values ?? initial;
  const values = valuesOf(known, typing);
  const opened = openedOf(known, typing);
  // What was not edited is cleaned once, not at each letter, and is the same object below: a survey has hundreds of questions in one field.
  const knownAsSent = useMemo(() => cleaned(known, fields), [known, fields]);
  const sent: Values = { ...knownAsSent, ...cleaned<Values, Partial<Values>>(typing.typed, fields) };

  const isSame = (name: keyof Values, one: unknown, other: unknown) => (sets.includes(name) ? isSameSet(one, other) : isSameValue(one, other));
  const changed = differing(sent, knownAsSent, isSame);
  const isDirty = changed.length > 0 || holdsMore;
  /** Computed again at each attempt: time passes. */
  const findProblems = () => problemsOf(values, known, fields, unread, sent);
  const problems = findProblems();
  const shownFields = Object.fromEntries(namesOf(fields).map((name) => [name, sent[name]]));
  const action = useModalAction(props.describeError, shownFields);
  const { isBusy, error, run } = action;

  // The same at each render, like all props of fields: a letter re-renders only the field that it is typed into.
  const change = useHandler<Parameters<Form<Values>['change']>, void>((next) =>
    setTyping((last) => typedOver(last, known, typeof next === 'function' ? next(valuesOf(known, last)) : next)),
  );
  const onValidityChange = useHandler((name: keyof Values, isRead: boolean) => setUnread((last) => (last.has(name) === isRead ? toggled(last, name) : last)));
  const [setters] = useState(() => settersOf<Values>(change, onValidityChange));
  const work = useUnsavedWork<Partial<Values>>({
    id: draft?.id ?? '',
    isDirty,
    isOpen: isOpen && asksFirst,
    question: props.question,
    savesItself: savesWhileTyped && Object.keys(problems).length === 0 && error === undefined,
    values: draft === null ? undefined : without({ typed: values, from: {} }, draft.without ?? []).typed,
    onRestore: draft === null ? undefined : (restored) => change((last) => draft.onRestore?.({ ...last, ...restored }) ?? restored),
  });

  if (shown.isOpen !== isOpen || shown.subject !== subject) {
    setShown({ isOpen, subject });
    setShowsProblems(false);
    action.forget();
    if (shown.subject !== subject) {
      setTyping(nothingTyped());
      setConfirmed(null);
    }
  }
  const isValid = Object.keys(problems).length === 0;
  // A new record is never empty and valid: only a saved one can be unchanged (ADR 0014).
  const refusal = isValid && !isDirty && !isBusy && !savesUnchanged ? messages.formModal.nothingChanged : undefined;
  const rest = () => {
    // The draft of an earlier visit is offered again while nothing was typed over it.
    if (isDirty) work.release();
    action.forget();
    setShowsProblems(false);
  };
  const discard = useHandler(() => {
    rest();
    setTyping(nothingTyped());
  });
  const confirm = (held: Partial<Values>) => {
    setConfirmed({ values: { ...known, ...held }, over: initial });
    setTyping((last) => without(last, Object.keys(held) as (keyof Values)[]));
  };
  return {
    values,
    opened,
    changed,
    isDirty,
    isValid,
    problems,
    isSaving: isBusy,
    showsProblems,
    wasSaved,
    // Once the host has the typed values after all, nothing is unsaved.
    failure: isDirty ? action.failure : null,
    error,
    refusal,
    change,
    ...fieldPropsOf({
      values,
      fields,
      problems,
      showsProblems,
      isSaving: isBusy,
      setters,
      hostProblemOf: (name, label) => action.problemOf(String(name), label),
      unread,
    }),
    submit: async (event) => {
      event.preventDefault?.();
      // The event's `currentTarget` is null once it was handled.
      const fieldsIn = event.currentTarget;
      if (refusal !== undefined || isBusy) return false;
      const wasMarked = isMarkedWrong(document.activeElement);
      if (Object.keys(findProblems()).length > 0) {
        // The fields show what is wrong before they get the focus, so that it is announced with them.
        flushSync(() => setShowsProblems(true));
        if (fieldsIn !== null) focusFirstWrong(fieldsIn, wasMarked);
        return false;
      }
      if (!(await run(() => props.onSave(sent, changeOf(opened, sent, changed))))) return false;
      setSaved(true);
      if (savesWhileTyped && namesOf(typedSince(newestTyping(), { typing, known, sent }).typed).length > 0) {
        action.forget();
        setConfirmed({ values: { ...known, ...sent }, over: initial });
        setTyping((last) => typedSince(last, { typing, known, sent }));
        return true;
      }
      rest();
      confirm(sent);
      props.onSaved?.();
      return true;
    },
    discard,
    confirm,
    release: work.release,
    notice: work.notice,
    isRestored: work.isRestored,
  };
}

function toggled<Name>(names: ReadonlySet<Name>, name: Name): ReadonlySet<Name> {
  return names.has(name) ? new Set([...names].filter((each) => each !== name)) : new Set([...names, name]);
}
