import { Alert, Card, EmailField, TextField, useModalAction, useUnsavedWork } from '@noticeboard/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { settingsMessages } from '../../../messages/settings.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import * as styles from '../tenant/fields.css.ts';
import { FormActions } from '../tenant/FormActions.tsx';
import { usePageForm } from '../tenant/usePageForm.ts';
import { useTenantChange } from '../tenant/useTenantChange.ts';
import { appContactChange, appContactFaults, type AppContactValues } from './appContactRules.ts';

const texts = settingsMessages.app;

/** Name and contact address of the tenant, with Save and Discard; nothing typed is lost when saving fails. */
export function AppContactForm({ answer }: { answer: AppContactValues }) {
  const { values, change, isDirty, opened, discard, confirm } = usePageForm(answer);
  const { save, isPending, isSlow, cancel } = useTenantChange();
  const [attempts, setAttempts] = useState(0);
  const { failure, run, problemOf, forget } = useModalAction(undefined, { ...appContactChange(values) });
  const work = useUnsavedWork({ id: texts.title, isDirty, values, onRestore: change });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const faults = appContactFaults(values);
  const shows = attempts > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isDirty || isPending) return;
    if (Object.keys(faults).length > 0) {
      setAttempts(attempts + 1);
      return;
    }
    setAttempts(0);
    const isSaved = await run(() => save({ from: appContactChange(opened), to: appContactChange(values) }));
    if (!isSaved) return;
    work.release();
    confirm(values);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Card>
        <div className={styles.fields}>
          {work.notice}
          <TextField
            label={texts.name}
            isRequired
            value={values.name}
            onChange={(name) => change({ name })}
            isReadOnly={isPending}
            autoComplete="off"
            isInvalid={(shows && faults.name !== undefined) || problemOf('name', texts.name) !== undefined}
            errorMessage={problemOf('name', texts.name) ?? (faults.name && texts[faults.name])}
          />
          <div className={styles.lastField}>
            <EmailField
              label={texts.contactEmail}
              description={texts.contactEmailHint}
              value={values.contactEmail}
              onChange={(contactEmail) => change({ contactEmail })}
              isReadOnly={isPending}
              showsProblem={shows}
              isInvalid={problemOf('contactEmail', texts.contactEmail) !== undefined}
              errorMessage={problemOf('contactEmail', texts.contactEmail)}
            />
          </div>
          {failure !== null && isDirty && (
            <Alert tone="danger" title={settingsMessages.form.failed} isAnnounced>
              {failure}
            </Alert>
          )}
          <div>
            <FormActions
              isDirty={isDirty}
              isPending={isPending}
              onDiscard={() => {
                work.release();
                discard();
                setAttempts(0);
                forget();
              }}
            />
            <SlowWrite isSlow={isSlow} cancel={cancel} />
          </div>
        </div>
      </Card>
    </form>
  );
}
