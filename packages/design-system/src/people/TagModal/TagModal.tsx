import { useState } from 'react';
import { tagMaximumLength, tagMinimumLength, tagRefusal } from '../../fields/TagInput/tagRules.ts';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { accessMessages } from '../../messages/access.ts';
import { FormModal, type FormModalProps } from '../../overlays/FormModal/FormModal.tsx';
import { oneLine } from '../../fields/oneLine.ts';

const text = accessMessages.tag;

const problems = {
  empty: accessMessages.nameNeeded,
  characters: text.characters,
  tooShort: text.tooShort(tagMinimumLength),
  tooLong: text.tooLong(tagMaximumLength),
  duplicate: text.duplicate,
} as const;

/** A tag is kept with a leading @ (TAG-07), which nobody has to write. */
const withoutSign = (name: string) => oneLine(name).replace(/^@/, '');

export interface TagModalProps extends Pick<FormModalProps, 'isOpen' | 'onOpenChange' | 'describeError' | 'submitDisabledReason' | 'notice'> {
  /** Names that are there already, with or without the leading @. @default none */
  existingNames?: readonly string[];
  /**
   * Saves a new tag, by its name as typed, without the leading @ (decisions-core A29). The modal closes when it ends
   * well; when it fails, it stays with what was typed and shows the error's message (core §8).
   */
  onSave: (values: { name: string }) => Promise<void>;
}

/** Adds a tag (TAG-05, TAG-08 to TAG-10). Resets each time it opens. */
export function TagModal(props: TagModalProps) {
  return props.isOpen ? <TagForm {...props} /> : null;
}

function TagForm({ existingNames = [], onSave, ...modal }: TagModalProps) {
  const [name, setName] = useState('');
  const tag = withoutSign(name).normalize('NFC');
  const refusal = tagRefusal(tag, existingNames.map(withoutSign));
  return (
    <FormModal
      {...modal}
      size="small"
      title={text.add}
      submitLabel={accessMessages.add}
      isDirty={name !== ''}
      draft={{ id: null, values: { name }, onRestore: (kept) => setName(kept.name) }}
      isValid={refusal === null}
      fields={{ name: tag }}
      onSubmit={() => onSave({ name: tag })}
    >
      {({ showsProblems, isSaving, problemOf }) => (
        <TextField
          label={accessMessages.name}
          description={text.hint}
          isRequired
          autoComplete="off"
          value={name}
          onChange={setName}
          isReadOnly={isSaving}
          isInvalid={(showsProblems && refusal !== null) || problemOf('name', accessMessages.name) !== undefined}
          errorMessage={problemOf('name', accessMessages.name) ?? (refusal === null ? undefined : problems[refusal])}
        />
      )}
    </FormModal>
  );
}
