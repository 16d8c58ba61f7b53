import { isBlank, SaveFoot, Stack, TextArea } from '@noticeboard/design-system';
import { TemplateEditor, type TemplateEditorHandle, type TemplateEditorProps } from '@noticeboard/design-system/editor';
import { type ReactNode, useRef, useState } from 'react';
import { SaveError, type Saves } from '../../../access/useSave.ts';
import { settingsMessages } from '../../../messages/settings.ts';
import { templateMessages as texts } from '../../../messages/templates.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import type { EditedTemplate } from './useTemplateDraft.ts';

interface TemplateFormProps extends Pick<TemplateEditorProps, 'label' | 'format' | 'properties' | 'height' | 'autoFocus'> {
  /** The text in the editor, whether it differs from the saved one, and the functions that change and discard it. */
  draft: EditedTemplate;
  /** The write: the editor is read-only while it is pending, and one that takes long has a notice. */
  saving: Pick<Saves<string, unknown>, 'isPending' | 'isSlow' | 'cancel'>;
  /** The text that someone else has saved in the meantime, shown if saving failed because of it; null for none. */
  theirs: string | null;
  /** Saves the text; rejects with a `SaveError`. */
  onSave: (text: string) => Promise<void>;
  /** Further actions. */
  acts: ReactNode;
  /** Places the editor beside or above its companions. */
  children: (editor: ReactNode) => ReactNode;
}

/** A template with its Save and Discard; nothing typed is lost when saving fails. */
export function TemplateForm({ draft, saving, theirs, onSave, acts, children, ...editor }: TemplateFormProps) {
  const [isRefused, setRefused] = useState(false);
  const [failure, setFailure] = useState<SaveError | null>(null);
  const handle = useRef<TemplateEditorHandle>(null);
  const isEmpty = isBlank(draft.text);

  const save = async () => {
    setRefused(isEmpty);
    setFailure(null);
    if (isEmpty) {
      handle.current?.focus();
      return;
    }
    try {
      await onSave(draft.text);
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      setFailure(error);
    }
  };
  const discard = () => {
    draft.discard();
    setRefused(false);
    setFailure(null);
    handle.current?.focus();
  };
  return (
    <Stack>
      {draft.notice}
      {children(
        <TemplateEditor
          {...editor}
          handle={handle}
          value={draft.text}
          onChange={draft.type}
          isReadOnly={saving.isPending}
          isRequired
          isInvalid={isRefused && isEmpty}
          errorMessage={texts.empty}
        />,
      )}
      <SaveFoot
        failure={failure !== null && draft.isDirty ? { title: failure.isUnconfirmed ? texts.unconfirmed : texts.failed, detail: failure.message } : null}
        saveLabel={texts.save}
        discardLabel={texts.discard}
        isDirty={draft.isDirty}
        isSaving={saving.isPending}
        refusal={draft.isDirty || saving.isPending ? undefined : settingsMessages.form.nothingChanged}
        onSave={() => void save()}
        onDiscard={discard}
        acts={acts}
      >
        {failure !== null && draft.isDirty && theirs !== null && <TextArea label={texts.theirs} isReadOnly value={theirs} rows={6} />}
        <SlowWrite isSlow={saving.isSlow} cancel={saving.cancel} />
      </SaveFoot>
    </Stack>
  );
}
