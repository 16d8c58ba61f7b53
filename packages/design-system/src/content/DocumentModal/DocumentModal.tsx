import { useState } from 'react';
import { RichTextEditor } from '../../editor/RichTextEditor/RichTextEditor.tsx';
import type { RichTextEditorProps } from '../../editor/RichTextEditor/richTextTypes.ts';
import { contentMessages } from '../../messages/content.ts';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import type { ContentModalProps, Identified } from '../parts/contentModalTypes.ts';
import { NameField } from '../parts/NameField.tsx';
import { useFormValues } from '../parts/useFormValues.ts';
import { oneLine } from '../../fields/oneLine.ts';

const text = contentMessages.document;

/** What is written in a document of a resource. */
export interface DocumentValues {
  name: string;
  /** Cleaned HTML. */
  body: string;
}

export interface DocumentModalProps extends ContentModalProps<DocumentValues>, Pick<RichTextEditorProps, 'onUploadImage' | 'addresses'> {
  /** The document to change; left out, a new one is added. */
  document?: (DocumentValues & Identified) | undefined;
}

/**
 * Adds or changes a document of a resource: a name and a text with headings, lists, pictures and tables (RES-101, RES-106,
 * RES-113, RES-114). Resets each time it opens.
 */
export function DocumentModal(props: DocumentModalProps) {
  return props.isOpen ? <DocumentForm {...props} /> : null;
}

function DocumentForm({ document, onSave, onUploadImage, addresses, submitDisabledReason, ...modal }: DocumentModalProps) {
  const { values, change, isDirty } = useFormValues<DocumentValues>({ name: document?.name ?? '', body: document?.body ?? '' });
  const [isUploading, setUploading] = useState(false);
  const name = oneLine(values.name);
  return (
    <FormModal
      {...modal}
      size="large"
      title={document ? text.edit : text.add}
      submitLabel={document ? contentMessages.save : contentMessages.add}
      isDirty={isDirty}
      draft={{ id: document?.id ?? null, values, onRestore: change }}
      isValid={name !== '' && values.body !== ''}
      fields={{ name, body: values.body }}
      submitDisabledReason={submitDisabledReason ?? (isUploading ? text.uploading : undefined)}
      onSubmit={() => onSave({ name, body: values.body })}
    >
      {({ showsProblems, isSaving, problemOf }) => (
        <>
          <NameField value={values.name} onChange={(next) => change({ name: next })} showsProblems={showsProblems} problem={problemOf('name', contentMessages.name)} isReadOnly={isSaving} />
          <RichTextEditor
            label={text.content}
            isRequired
            value={values.body}
            onChange={(next) => change({ body: next })}
            isReadOnly={isSaving}
            isInvalid={(showsProblems && values.body === '') || problemOf('body', text.content) !== undefined}
            errorMessage={problemOf('body', text.content) ?? contentMessages.required(text.content)}
            onUploadingChange={setUploading}
            {...(onUploadImage && { onUploadImage })}
            {...(addresses && { addresses })}
          />
        </>
      )}
    </FormModal>
  );
}
