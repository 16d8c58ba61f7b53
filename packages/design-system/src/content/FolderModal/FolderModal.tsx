import { contentMessages } from '../../messages/content.ts';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import type { ContentModalProps, Identified } from '../parts/contentModalTypes.ts';
import { NameField } from '../parts/NameField.tsx';
import { useFormValues } from '../parts/useFormValues.ts';
import { oneLine } from '../../fields/oneLine.ts';

const text = contentMessages.folder;

/** What is written about a folder of a resource. */
export interface FolderValues {
  name: string;
}

export interface FolderModalProps extends ContentModalProps<FolderValues> {
  /** The folder to change; left out, a new one is added. */
  folder?: (FolderValues & Identified) | undefined;
}

/** Adds or renames a folder of a resource (RES-109, RES-117). Resets each time it opens. */
export function FolderModal(props: FolderModalProps) {
  return props.isOpen ? <FolderForm {...props} /> : null;
}

function FolderForm({ folder, onSave, ...modal }: FolderModalProps) {
  const { values, change, isDirty } = useFormValues<FolderValues>({ name: folder?.name ?? '' });
  const name = oneLine(values.name);
  return (
    <FormModal
      {...modal}
      title={folder ? text.edit : text.add}
      submitLabel={folder ? contentMessages.save : contentMessages.add}
      isDirty={isDirty}
      draft={{ id: folder?.id ?? null, values, onRestore: change }}
      isValid={name !== ''}
      fields={{ name }}
      onSubmit={() => onSave({ name })}
    >
      {({ showsProblems, isSaving, problemOf }) => (
        <NameField value={values.name} onChange={(next) => change({ name: next })} showsProblems={showsProblems} problem={problemOf('name', contentMessages.name)} isReadOnly={isSaving} />
      )}
    </FormModal>
  );
}
