import { Alert } from '../../feedback/Alert/Alert.tsx';
import { FileUpload } from '../../fields/FileUpload/FileUpload.tsx';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { useForm } from '../../forms/useForm.ts';
import { contentMessages } from '../../messages/content.ts';
import { mostFilesAtOnce } from './chosenFiles.ts';
import { ExistingFiles } from './ExistingFiles.tsx';
import type { FilesModalProps } from './filesModalTypes.ts';
import { useFilesForm } from './useFilesForm.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const text = contentMessages.files;

/**
 * Adds files to a folder of a resource, deletes and renames some that it has (RES-107, RES-108, RES-122, RES-123). Nothing is sent before
 * it is saved; then each file shows its progress. Resets each time it opens.
 */
export function FilesModal(props: FilesModalProps) {
  return <UntilLeft>{props.isOpen && <FilesForm {...props} />}</UntilLeft>;
}

function FilesForm({ files, rules = {}, maximumFiles = mostFilesAtOnce, onSave, describeError, submitDisabledReason, ...modal }: FilesModalProps) {
  const chosen = useFilesForm(files ?? [], onSave, maximumFiles);
  // Files don't survive a reload, and marks for deletion mean little without them (ADR 0040).
  const form = useForm({ initial: {}, fields: {}, draft: null, holdsMore: chosen.isDirty, onSave: chosen.save, describeError });
  return (
    <FormModal
      {...modal}
      form={form}
      title={files ? text.edit : text.add}
      submitLabel={files ? contentMessages.save : contentMessages.add}
      submitDisabledReason={submitDisabledReason ?? (files || chosen.uploads.length > 0 ? undefined : text.chooseFirst)}
    >
      {files && files.length > 0 && (
        <ExistingFiles files={files} deletedIds={chosen.deletedIds} writtenNames={chosen.writtenNames} isRefused={chosen.isRefused} isDisabled={form.isSaving} onToggle={chosen.toggleDeleted} onWriteName={chosen.writeName} />
      )}
      <FileUpload
        label={text.label}
        hint={text.hint(maximumFiles)}
        rules={rules}
        allowsMultiple={maximumFiles > 1}
        uploads={chosen.uploads}
        onAdd={chosen.add}
        isDisabled={form.isSaving}
        {...(!form.isSaving && { onCancel: chosen.remove })}
      />
      {chosen.leftOut.length > 0 && (
        <Alert tone="warning" isAnnounced>
          {text.tooMany(chosen.leftOut.join(', '), maximumFiles)}
        </Alert>
      )}
    </FormModal>
  );
}
