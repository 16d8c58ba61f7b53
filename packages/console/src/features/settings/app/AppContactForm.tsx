import { Card, EmailField, isUnconfirmed, SaveFoot, TextField, useForm } from '@noticeboard/design-system';
import { entryMessages } from '../../../messages/entry.ts';
import { settingsMessages } from '../../../messages/settings.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import * as styles from '../tenant/fields.css.ts';
import { useTenantChange } from '../tenant/useTenantChange.ts';
import { appContactChange, appContactFields, type AppContactValues } from './appContactRules.ts';

const texts = settingsMessages.app;

/** Name and contact address of the tenant, with Save and Discard; nothing typed is lost when saving fails. */
export function AppContactForm({ answer }: { answer: AppContactValues }) {
  const { save, isSlow, cancel } = useTenantChange();
  const form = useForm<AppContactValues>({
    initial: answer,
    fields: appContactFields,
    draft: { id: entryMessages.pages.settingsAppContact.title },
    onSave: async (_values, { from, to }) => {
      await save({ from: appContactChange(from), to: appContactChange(to) });
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Card>
        <div className={styles.fields}>
          {form.notice}
          <TextField {...form.field('name')} autoComplete="off" />
          <div className={styles.lastField}>
            <EmailField {...form.field('contactEmail')} description={texts.contactEmailHint} />
          </div>
          <SaveFoot
            failure={form.failure === null ? null : { title: isUnconfirmed(form.error) ? settingsMessages.form.unconfirmed : settingsMessages.form.failed, detail: form.failure }}
            saveLabel={settingsMessages.form.save}
            discardLabel={settingsMessages.form.discard}
            isDirty={form.isDirty}
            isSaving={form.isSaving}
            refusal={form.refusal}
            onDiscard={form.discard}
          >
            <SlowWrite isSlow={isSlow} cancel={cancel} />
          </SaveFoot>
        </div>
      </Card>
    </form>
  );
}
