import { Button, FormModal, oneLine, required, TextField, useForm } from '@noticeboard/design-system';
import { useState } from 'react';

export interface AddShiftProps {
  /** Called with the name of the person. Its rejection is shown in the form, which stays open. */
  onAdd: (person: string) => Promise<void>;
}

/** A button, and the form that it opens. */
export function AddShift({ onAdd }: AddShiftProps) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    initial: { person: '' },
    fields: { person: { label: 'Person', clean: oneLine, rules: [required] } },
    draft: { id: 'add shift' },
    onSave: ({ person }) => onAdd(person),
  });
  return (
    <>
      <Button onPress={() => setOpen(true)}>Add a shift</Button>
      <FormModal form={form} isOpen={isOpen} onOpenChange={setOpen} title="Add a shift" submitLabel="Add">
        <TextField {...form.field('person')} />
      </FormModal>
    </>
  );
}
