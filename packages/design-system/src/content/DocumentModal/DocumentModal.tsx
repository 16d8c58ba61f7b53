import { useState } from 'react';
import { hasContent } from '../../editor/RichTextEditor/html/hasContent.ts';
import { RichTextEditor } from '../../editor/RichTextEditor/RichTextEditor.tsx';
import type { RichTextEditorProps } from '../../editor/RichTextEditor/richTextTypes.ts';
import { oneLine } from '../../fields/oneLine.ts';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { required, type Rule } from '../../forms/formRules.ts';
import { useForm } from '../../forms/useForm.ts';
import { contentMessages } from '../../messages/content.ts';
import { validationMessages } from '../../messages/validation.ts';
import type { ContentModalProps, Identified } from '../parts/contentModalTypes.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const text = contentMessages.document;

/** The fields of a document of a resource. */
export interface DocumentValues {
  name: string;
  /** Cleaned HTML. */
  body: string;
}

export interface DocumentModalProps extends ContentModalProps<DocumentValues>, Pick<RichTextEditorProps, 'onUploadImage' | 'addresses'> {
  /** The document to change; left out, a new one is added. */
  document?: (DocumentValues & Identified) | undefined;
}

/** Neither tags alone nor space count as content. */
const written: Rule<string, DocumentValues> = (html, { label }) => (hasContent(html) ? null : validationMessages.required(label));

/**
 * Adds or changes a document of a resource: a name and a text with headings, lists, pictures and tables (RES-101, RES-106,
 * RES-113, RES-114). Resets each time it opens.
 */
export function DocumentModal(props: DocumentModalProps) {
  return <UntilLeft>{props.isOpen && <DocumentForm {...props} />}</UntilLeft>;
}

function DocumentForm({ document, onSave, describeError, onUploadImage, addresses, submitDisabledReason, ...modal }: DocumentModalProps) {
  const [isUploading, setUploading] = useState(false);
  const title = document ? text.edit : text.add;
  const form = useForm<DocumentValues>({
    initial: { name: document?.name ?? '', body: document?.body ?? '' },
    fields: { name: { label: contentMessages.name, clean: oneLine, rules: [required] }, body: { label: text.content, rules: [required, written] } },
    draft: { id: [title, document?.id].join(' ') },
    onSave: (values) => onSave(values),
    describeError,
  });
  return (
    <FormModal
      {...modal}
      form={form}
      size="large"
      title={title}
      submitLabel={document ? contentMessages.save : contentMessages.add}
      submitDisabledReason={submitDisabledReason ?? (isUploading ? text.uploading : undefined)}
    >
      <TextField {...form.field('name')} />
      <RichTextEditor {...form.field('body')} onUploadingChange={setUploading} {...(onUploadImage && { onUploadImage })} {...(addresses && { addresses })} />
    </FormModal>
  );
}
