import { TextField } from '../../fields/TextField/TextField.tsx';
import { contentMessages } from '../../messages/content.ts';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import type { ContentModalProps } from '../parts/contentModalTypes.ts';
import { useFormValues } from '../parts/useFormValues.ts';
import { renamedFile, splitFileName } from './fileNameRules.ts';

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
  /** The name that the file has, with its extension. */
  originalFileName: string;
}

/**
 * Gives a file of a resource another name; its extension stays (RES-115, RES-116). Resets each time it opens.
 */
export function RenameFileModal(props: RenameFileModalProps) {
  return props.isOpen ? <RenameForm {...props} /> : null;
}

function RenameForm({ fileId, originalFileName, onSave, ...modal }: RenameFileModalProps) {
  const original = splitFileName(originalFileName);
  const { values, change, isDirty } = useFormValues({ name: original.name });
  const renamed = renamedFile(values.name, originalFileName);
  return (
    <FormModal
      {...modal}
      title={text.title}
      submitLabel={contentMessages.save}
      isDirty={isDirty}
      draft={{ id: fileId, values, onRestore: change }}
      isValid={renamed !== null}
      fields={{ originalFileName: renamed }}
      onSubmit={async () => {
        if (renamed !== null) await onSave({ originalFileName: renamed });
      }}
    >
      {({ showsProblems, isSaving, problemOf }) => (
        <TextField
          label={text.field}
          isRequired
          maxLength={longestFileName - original.extension.length}
          value={values.name}
          onChange={(name) => change({ name })}
          isReadOnly={isSaving}
          {...(original.extension !== '' && { description: text.extension(original.extension) })}
          isInvalid={(showsProblems && renamed === null) || problemOf('originalFileName', text.field) !== undefined}
          errorMessage={problemOf('originalFileName', text.field) ?? contentMessages.required(text.field)}
        />
      )}
    </FormModal>
  );
}
