import { TextField } from '../../fields/TextField/TextField.tsx';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { required } from '../../forms/formRules.ts';
import { useForm } from '../../forms/useForm.ts';
import { contentMessages } from '../../messages/content.ts';
import type { ContentModalProps } from '../parts/contentModalTypes.ts';
import { renamedFile, splitFileName } from './fileNameRules.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const text = contentMessages.rename;
const longestFileName = 255;

/** The new name of a file. */
export interface FileNameValues {
  /** With the extension that it had. */
  originalFileName: string;
}

export interface RenameFileModalProps extends ContentModalProps<FileNameValues> {
  /** Id of the file. */
  fileId: string;
  /** The current name of the file, with its extension. */
  originalFileName: string;
}

/**
 * Gives a file of a resource another name; its extension stays (RES-115, RES-116). Resets each time it opens.
 */
export function RenameFileModal(props: RenameFileModalProps) {
  return <UntilLeft>{props.isOpen && <RenameForm {...props} />}</UntilLeft>;
}

function RenameForm({ fileId, originalFileName, onSave, describeError, ...modal }: RenameFileModalProps) {
  const original = splitFileName(originalFileName);
  const form = useForm<FileNameValues>({
    // Typed without the extension, sent with it.
    initial: { originalFileName: original.name },
    fields: { originalFileName: { label: text.field, clean: (name) => renamedFile(name, originalFileName) ?? '', rules: [required] } },
    draft: { id: [text.title, fileId].join(' ') },
    onSave: (values) => onSave(values),
    describeError,
  });
  return (
    <FormModal {...modal} form={form} title={text.title} submitLabel={contentMessages.save}>
      <TextField
        {...form.field('originalFileName')}
        maxLength={longestFileName - original.extension.length}
        {...(original.extension !== '' && { description: text.extension(original.extension) })}
      />
    </FormModal>
  );
}
