import { TextField } from '../../fields/TextField/TextField.tsx';
import { FormModal, type FormWindowProps } from '../../overlays/FormModal/FormModal.tsx';
import { atLeast, required } from '../../forms/formRules.ts';
import { useForm } from '../../forms/useForm.ts';
import { accessMessages } from '../../messages/access.ts';
import { oneLine } from '../../fields/oneLine.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const text = accessMessages.department;

/** Fewest characters of a department's name. `LIM-42`. */
const minimumLength = 2;

export interface DepartmentModalProps extends FormWindowProps {
  /** The department to change; left out, a new one is added. */
  department?: { id: string; name: string } | undefined;
  /**
   * Saves. The modal closes when it resolves; when it rejects, it stays open with what was typed and shows the error's
   * message (core §8).
   */
  onSave: (values: { name: string }) => Promise<void>;
}

/** Adds or renames a department (DEPT-03, DEPT-04, DEPT-06, DEPT-07). Resets each time it opens. */
export function DepartmentModal(props: DepartmentModalProps) {
  return <UntilLeft>{props.isOpen && <DepartmentForm {...props} />}</UntilLeft>;
}

function DepartmentForm({ department, onSave, describeError, ...modal }: DepartmentModalProps) {
  const title = department ? text.edit : text.add;
  const form = useForm({
    initial: { name: department?.name ?? '' },
    fields: { name: { label: accessMessages.name, clean: oneLine, rules: [required, atLeast(minimumLength)] } },
    draft: { id: [title, department?.id].join(' ') },
    onSave: (values) => onSave(values),
    describeError,
  });
  return (
    <FormModal {...modal} form={form} size="small" title={title} submitLabel={department ? accessMessages.save : accessMessages.add}>
      <TextField {...form.field('name')} autoComplete="off" />
    </FormModal>
  );
}
