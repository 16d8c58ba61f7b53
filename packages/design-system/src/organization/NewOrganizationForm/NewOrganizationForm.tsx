import Plus from 'lucide-react/icons/plus';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { focusFirstWrong, isMarkedWrong } from '../../forms/focusFirstWrong.ts';
import { isSameValue } from '../../forms/sameValue.ts';
import { organizationMessages } from '../../messages/organization.ts';
import { ModalFailure } from '../../overlays/ModalFailure.tsx';
import { useUnsavedWork } from '../../overlays/UnsavedWork/useUnsavedWork.tsx';
import { useModalAction } from '../../overlays/useModalAction.ts';
import * as styles from './NewOrganizationForm.css.ts';
import {
  emptyDraft,
  type NewOrganizationValues,
  type OrganizationTemplateType,
  organizationValues,
  targetEmailOf,
  withFailures,
  withoutRow,
  withRow,
  withRowChanged,
} from './organizationDraft.ts';
import { TemplateFields } from './TemplateFields.tsx';
import { oneLine } from '../../fields/oneLine.ts';
import { isBlank } from '../../text/isBlank.ts';

const text = organizationMessages.form;

export interface NewOrganizationFormProps {
  /** The content types that a template can have, in the order shown. */
  types: readonly OrganizationTemplateType[];
  /** Initial target address of suggestion boxes: that of the user who creates the organization. @default none */
  targetEmail?: string;
  /**
   * Adds the organization, then its templates. Rejects with an Error whose message is shown when the organization was
   * not added. Else resolves with why each template was not added, `null` where it was: those that failed stay in the
   * form, and the next call comes with them alone and `isOrganizationThere`.
   */
  onSubmit: (values: NewOrganizationValues, isOrganizationThere: boolean) => Promise<readonly (string | null)[]>;
  /** The organization was added with all its templates, or with those that could be. */
  onDone: () => void;
  /** What the form is for; shown above it until the organization is created. */
  intro?: ReactNode;
  /** Words for a failure. @default the error's own message */
  describeError?: (error: unknown) => string;
}

/** Adds the first organization with the content pages it starts with (ORG-18 to ORG-23, ORG-35 to ORG-37, decisions-core O27, O28). */
export function NewOrganizationForm({ types, targetEmail = '', onSubmit, onDone, intro, describeError }: NewOrganizationFormProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const [showsProblems, setShowsProblems] = useState(false);
  const [isThere, setThere] = useState(false);
  const { isBusy, failure, error, run, problemOf } = useModalAction(describeError, { name: oneLine(draft.name) });
  const form = useRef<HTMLFormElement>(null);
  const emails = { types, initial: targetEmail };
  const work = useUnsavedWork({ id: text.submit, isDirty: isThere || !isSameValue(draft, emptyDraft), values: draft, onRestore: setDraft });

  const save = (values: NewOrganizationValues) =>
    run(async () => {
      const left = withFailures(draft, await onSubmit(values, isThere));
      if (left === null) {
        work.release();
        return onDone();
      }
      setThere(true);
      setDraft(left);
      throw new Error(text.someFailed(left.rows.length));
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = organizationValues(draft, emails);
    if (values !== null) {
      void save(values);
      return;
    }
    const wasMarked = isMarkedWrong(document.activeElement);
    flushSync(() => setShowsProblems(true));
    focusFirstWrong(event.currentTarget, wasMarked);
  };
  const add = () => {
    const next = withRow(draft);
    setDraft(next);
    setShowsProblems(false);
    const { id } = next.rows.at(-1)!;
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[data-template="${id}"] button`)?.focus());
  };
  const remove = (id: number) => {
    setDraft(withoutRow(draft, id));
    form.current?.querySelector<HTMLElement>('[data-adds]')?.focus();
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {work.notice}
      {isThere ? <p>{text.thereNow}</p> : intro}
      <TextField
        label={text.organizationName}
        isRequired
        autoComplete="organization"
        isReadOnly={isBusy}
        disabledReason={isThere ? text.isThere : undefined}
        value={draft.name}
        onChange={(name) => setDraft({ ...draft, name })}
        isInvalid={(showsProblems && isBlank(draft.name)) || problemOf('name', text.organizationName) !== undefined}
        errorMessage={problemOf('name', text.organizationName) ?? text.organizationNameNeeded}
      />
      <fieldset className={styles.templates}>
        <legend className={styles.legend}>{text.templates}</legend>
        <p className={styles.hint}>{text.templatesHint}</p>
        {draft.rows.map((row, index) => (
          <TemplateFields
            key={row.id}
            row={row}
            place={index + 1}
            types={types}
            targetEmail={targetEmailOf(row, emails)}
            isOnly={draft.rows.length === 1}
            showsProblems={showsProblems}
            isSaving={isBusy}
            onChange={(change) => setDraft((known) => withRowChanged(known, row.id, change))}
            onRemove={() => remove(row.id)}
          />
        ))}
        <Inline>
          <Button data-adds variant="outline" tone="neutral" icon={<Plus aria-hidden />} isDisabled={isBusy} onPress={add}>
            {text.add}
          </Button>
        </Inline>
      </fieldset>
      <ModalFailure error={error}>{failure}</ModalFailure>
      <Inline>
        <Button type="submit" isPending={isBusy}>
          {isThere ? text.submitRest : text.submit}
        </Button>
        {isThere && (
          <Button
            variant="outline"
            tone="neutral"
            isDisabled={isBusy}
            onPress={() => {
              work.release();
              onDone();
            }}
          >
            {text.goOn}
          </Button>
        )}
      </Inline>
    </form>
  );
}
