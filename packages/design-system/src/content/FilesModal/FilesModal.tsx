import { Alert } from '../../feedback/Alert/Alert.tsx';
import { FileUpload } from '../../fields/FileUpload/FileUpload.tsx';
import { contentMessages } from '../../messages/content.ts';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { mostFilesAtOnce } from './chosenFiles.ts';
import { ExistingFiles } from './ExistingFiles.tsx';
import type { FilesModalProps } from './filesModalTypes.ts';
import { useFilesForm } from './useFilesForm.ts';

const text = contentMessages.files;

/**
 * Adds files to an item of a resource, and deletes some that it has (RES-107, RES-122, RES-123). Nothing is sent before
 * it is saved; then each file shows how far it is. Resets each time it opens.
 */
export function FilesModal(props: FilesModalProps) {
  return props.isOpen ? <FilesForm {...props} /> : null;
}

function FilesForm({ files, rules = {}, maximumFiles = mostFilesAtOnce, onSave, submitDisabledReason, ...modal }: FilesModalProps) {
  const form = useFilesForm(onSave, maximumFiles);
  return (
    <FormModal
      {...modal}
      title={files ? text.edit : text.add}
      submitLabel={files ? contentMessages.save : contentMessages.add}
      isDirty={form.isDirty}
      // Files outlive no reload, and what was marked for deletion says little without them (ADR 0040).
      draft={null}
      isValid
      fields={{}}
      submitDisabledReason={submitDisabledReason ?? (files || form.uploads.length > 0 ? undefined : text.chooseFirst)}
      onSubmit={form.save}
    >
      {({ isSaving }) => (
        <>
          {files && files.length > 0 && (
            <ExistingFiles files={files} deletedIds={form.deletedIds} isDisabled={isSaving} onToggle={form.toggleDeleted} />
          )}
          <FileUpload
            label={text.label}
            hint={text.hint(maximumFiles)}
            rules={rules}
            allowsMultiple={maximumFiles > 1}
            uploads={form.uploads}
            onAdd={form.add}
            isDisabled={isSaving}
            {...(!isSaving && { onCancel: form.remove })}
          />
          {form.leftOut.length > 0 && (
            <Alert tone="warning" isAnnounced>
              {text.tooMany(form.leftOut.join(', '), maximumFiles)}
            </Alert>
          )}
        </>
      )}
    </FormModal>
  );
}
