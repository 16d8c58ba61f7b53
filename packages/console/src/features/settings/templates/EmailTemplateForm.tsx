import { MailPreview } from '@noticeboard/design-system/templates';
import { useRef } from 'react';
import { foundWhen } from '../../../api/lookAgain.ts';
import { useSave } from '../../../access/useSave.ts';
import { templateMessages as texts } from '../../../messages/templates.ts';
import { type MessageType, propertiesOfType } from './chosenType.ts';
import { ResetAct } from './ResetAct.tsx';
import { EmailTest } from './EmailTest.tsx';
import { previewPage } from './previewPage.ts';
import { withPlainBreaks } from './templateDraft.ts';
import { TemplateForm } from './TemplateForm.tsx';
import * as styles from './templates.css.ts';
import { useTemplateDraft } from './useTemplateDraft.ts';
import { useTheirText, type WrittenTemplate } from './useTheirText.ts';

const path = '/api/management/emails/types/{typeId}/template';
/** Of the source and, with the editor's bar, of the preview beside it; pixels at the default text size. */
const height = { source: 448, preview: 486 } as const;

interface EmailTemplateFormProps {
  /** The kind of message, with the placeholders that its template may have. */
  type: MessageType;
  /** The tenant's own HTML, or the host's. */
  htmlBody: string;
}

/** The HTML of one e-mail beside its preview: save, reset, test (TPL-09, TPL-11). */
export function EmailTemplateForm({ type, htmlBody }: EmailTemplateFormProps) {
  const params = { path: { typeId: type.id } };
  const draft = useTemplateDraft(`email ${type.id}`, htmlBody);
  const { theirs, compare } = useTheirText(path);
  const saving = useSave({
    send: async (client, { text, opened }: WrittenTemplate, signal) => {
      const { data: now } = await client.GET(path, { params, signal });
      if (now !== undefined) compare({ act: 'save', text, opened }, now.htmlBody);
      return (await client.PUT(path, { params, body: { htmlBody: text }, signal })).data;
    },
    look: async (client, { text }, signal) => {
      const { data: now } = await client.GET(path, { params, signal });
      return foundWhen(now !== undefined && withPlainBreaks(now.htmlBody) === withPlainBreaks(text), now);
    },
    invalidates: [path],
  });
  const before = useRef<string>(undefined);
  const resetting = useSave({
    send: async (client, opened: string, signal) => {
      const { data: now } = await client.GET(path, { params, signal });
      if (now !== undefined) compare({ act: 'reset', text: undefined, opened }, now.htmlBody);
      before.current = now?.htmlBody;
      return (await client.PUT(`${path}/reset`, { params, signal })).data;
    },
    // The default is only known to the host: a text that differs from the one just before the reset shows that it was done.
    look: async (client, _, signal) => {
      const { data: now } = await client.GET(path, { params, signal });
      return foundWhen(now !== undefined && before.current !== undefined && now.htmlBody !== before.current, now);
    },
    invalidates: [path],
  });
  return (
    <TemplateForm
      label={texts.email.source}
      format="html"
      {...propertiesOfType(type)}
      height={height.source}
      draft={draft}
      saving={saving}
      theirs={theirs}
      onSave={async (text) => {
        const answer = await saving.save({ text, opened: draft.opened });
        if (answer) draft.confirm(answer.htmlBody);
      }}
      acts={
        <>
          <ResetAct name={type.name} opened={draft.opened} saving={resetting} theirs={theirs} onReset={({ htmlBody }) => draft.confirm(htmlBody)} />
          <EmailTest type={type} htmlBody={draft.text} isDirty={draft.isDirty} />
        </>
      }
    >
      {(editor) => (
        <div className={styles.editing}>
          {editor}
          <MailPreview label={texts.preview} html={draft.text} previewPage={previewPage} height={height.preview} />
        </div>
      )}
    </TemplateForm>
  );
}
