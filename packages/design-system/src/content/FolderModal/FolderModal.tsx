import { oneLine } from '../../fields/oneLine.ts';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { required } from '../../forms/formRules.ts';
import { useForm } from '../../forms/useForm.ts';
import { contentMessages } from '../../messages/content.ts';
import type { ContentModalProps, Identified } from '../parts/contentModalTypes.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const text = contentMessages.folder;

/** The fields of a folder of a resource. */
export interface FolderValues {
  name: string;
}

export interface FolderModalProps extends ContentModalProps<FolderValues> {
  /** The folder to change; left out, a new one is added. */
  folder?: (FolderValues & Identified) | undefined;
}

/** Adds or renames a folder of a resource (RES-109, RES-117). Resets each time it opens. */
export function FolderModal(props: FolderModalProps) {
  return <UntilLeft>{props.isOpen && <FolderForm {...props} />}</UntilLeft>;
}

function FolderForm({ folder, onSave, describeError, ...modal }: FolderModalProps) {
  const title = folder ? text.edit : text.add;
  const form = useForm<FolderValues>({
    initial: { name: folder?.name ?? '' },
    fields: { name: { label: contentMessages.name, clean: oneLine, rules: [required] } },
    draft: { id: [title, folder?.id].join(' ') },
    onSave: (values) => onSave(values),
    describeError,
  });
  return (
    <FormModal {...modal} form={form} title={title} submitLabel={folder ? contentMessages.save : contentMessages.add}>
      <TextField {...form.field('name')} />
    </FormModal>
  );
}
