import { useState } from 'react';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { accessMessages } from '../../messages/access.ts';
import { FormModal, type FormModalProps } from '../../overlays/FormModal/FormModal.tsx';
import { oneLine } from '../../fields/oneLine.ts';
import { codePoints } from '../../text/characters.ts';

const text = accessMessages.department;

/** Fewest characters of a department's name. `LIM-42`. */
const minimumLength = 2;

export interface DepartmentModalProps extends Pick<FormModalProps, 'isOpen' | 'onOpenChange' | 'describeError' | 'submitDisabledReason' | 'notice'> {
  /** The department to change; left out, a new one is added. */
  department?: { id: string; name: string } | undefined;
  /**
   * Saves. The modal closes when it ends well; when it fails, it stays open with what was typed and shows the error's
   * message (core §8).
   */
  onSave: (values: { name: string }) => Promise<void>;
}

/** Adds or renames a department (DEPT-03, DEPT-04, DEPT-06, DEPT-07). Resets each time it opens. */
export function DepartmentModal(props: DepartmentModalProps) {
  return props.isOpen ? <DepartmentForm {...props} /> : null;
}

function DepartmentForm({ department, onSave, ...modal }: DepartmentModalProps) {
  const [start] = useState(department?.name ?? '');
  const [typed, setTyped] = useState(start);
  const name = oneLine(typed);
  const isTooShort = codePoints(name).length < minimumLength;
  return (
    <FormModal
      {...modal}
      size="small"
      title={department ? text.edit : text.add}
      submitLabel={department ? accessMessages.save : accessMessages.add}
      isDirty={typed !== start}
      draft={{ id: department?.id ?? null, values: { typed }, onRestore: (kept) => setTyped(kept.typed) }}
      isValid={!isTooShort}
      fields={{ name }}
      onSubmit={() => onSave({ name })}
    >
      {({ showsProblems, isSaving, problemOf }) => (
        <TextField
          label={accessMessages.name}
          isRequired
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          isReadOnly={isSaving}
          isInvalid={(showsProblems && isTooShort) || problemOf('name', accessMessages.name) !== undefined}
          errorMessage={problemOf('name', accessMessages.name) ?? (name === '' ? accessMessages.nameNeeded : text.tooShort(minimumLength))}
        />
      )}
    </FormModal>
  );
}
