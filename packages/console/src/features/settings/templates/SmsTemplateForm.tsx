import { Button, Stack } from '@noticeboard/design-system';
import { SmsLength } from '@noticeboard/design-system/templates';
import { templateMessages as texts } from '../../../messages/templates.ts';
import { type MessageType, propertiesOfType } from './chosenType.ts';
import { ConfirmedAct } from './ConfirmedAct.tsx';
import { ResetAct } from './ResetAct.tsx';
import { SmsTest } from './SmsTest.tsx';
import type { SmsTemplate } from './smsTemplateState.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { smsTemplatePath, useDeleteSms, useResetSms, useSaveSms } from './smsSaves.ts';
import { type EditedTemplate, useTemplateDraft } from './useTemplateDraft.ts';
import { type ComparesTemplate, useTheirText } from './useTheirText.ts';

/** The id of the SMS's draft among all drafts of the page. */
export const smsDraftId = (typeId: string): string => `sms ${typeId}`;

interface SmsTemplateFormProps {
  /** The kind of message, with the placeholders that its text may have. */
  type: MessageType;
  /** The tenant's own text; null for the first one. */
  template: SmsTemplate | null;
  /** The text that the host has now; null for none. */
  onChange: (template: SmsTemplate | null) => void;
  /** Something was typed, which must not disappear when someone else deletes the text. */
  onWrite: () => void;
  /** Whether it was opened to write: the text field gets the focus. */
  isOpenedToWrite: boolean;
  /** Cancels writing the first one. */
  onCancel: () => void;
}

/** The text of one SMS with its length: create, save, reset, delete, test (TPL-10, TPL-12). */
export function SmsTemplateForm({ type, template, onChange, onWrite, isOpenedToWrite, onCancel }: SmsTemplateFormProps) {
  const draft = useTemplateDraft(smsDraftId(type.id), template?.body ?? '');
  const { theirs, compare } = useTheirText(smsTemplatePath);
  const saving = useSaveSms(type.id, compare);
  return (
    <TemplateForm
      label={texts.sms.source}
      format="text"
      {...propertiesOfType(type)}
      height={192}
      autoFocus={isOpenedToWrite}
      draft={{
        ...draft,
        type: (text) => {
          onWrite();
          draft.type(text);
        },
      }}
      saving={saving}
      theirs={theirs}
      onSave={async (text) => {
        const answer = await saving.save({ text, opened: draft.opened });
        if (!answer) return;
        draft.confirm(answer.body);
        draft.release();
        onChange(answer);
      }}
      acts={
        template === null ? (
          !draft.isDirty && (
            <Button variant="outline" tone="neutral" onPress={onCancel}>
              {texts.sms.cancel}
            </Button>
          )
        ) : (
          <OwnTextActs
            type={type}
            onChange={(changed) => {
              if (changed !== null) draft.confirm(changed.body);
              draft.release();
              onChange(changed);
            }}
            draft={draft}
            theirs={theirs}
            compare={compare}
          />
        )
      }
    >
      {(editor) => (
        <Stack gap="small">
          {editor}
          <SmsLength text={draft.text} isTemplate />
        </Stack>
      )}
    </TemplateForm>
  );
}

interface OwnTextActsProps extends Pick<SmsTemplateFormProps, 'type' | 'onChange'> {
  /** The text in the editor, and the one that it was opened with. */
  draft: EditedTemplate;
  /** The text that someone else has saved in the meantime; null for none. */
  theirs: string | null;
  /** Warns of a text that someone else has saved in the meantime. */
  compare: ComparesTemplate;
}

function OwnTextActs({ type, onChange, draft, theirs, compare }: OwnTextActsProps) {
  const resetting = useResetSms(type.id, compare);
  const deleting = useDeleteSms(type.id, compare);
  return (
    <>
      <ConfirmedAct
        label={texts.sms.delete}
        title={texts.sms.deleteTitle(type.name)}
        text={texts.sms.deleteText}
        saving={deleting}
        theirs={theirs}
        onConfirm={async () => {
          await deleting.save(draft.opened);
          onChange(null);
        }}
      />
      <ResetAct name={type.name} opened={draft.opened} saving={resetting} theirs={theirs} onReset={onChange} />
      <SmsTest type={type} body={draft.text} isDirty={draft.isDirty} />
    </>
  );
}
