import { tagMaximumLength, tagMinimumLength, tagRefusal } from '../../fields/TagInput/tagRules.ts';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { FormModal, type FormWindowProps } from '../../overlays/FormModal/FormModal.tsx';
import { required } from '../../forms/formRules.ts';
import { useForm } from '../../forms/useForm.ts';
import { accessMessages } from '../../messages/access.ts';
import { bareLine, oneLine } from '../../fields/oneLine.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const text = accessMessages.tag;

const problems = {
  characters: text.characters,
  tooShort: text.tooShort(tagMinimumLength),
  tooLong: text.tooLong(tagMaximumLength),
  duplicate: text.duplicate,
} as const;

/** A tag is kept with a leading @ (TAG-07), which users need not type. */
const withoutSign = (name: string) => bareLine(oneLine(name)).replace(/^@/, '');

export interface TagModalProps extends FormWindowProps {
  /** Names that exist already, with or without the leading @. @default none */
  existingNames?: readonly string[];
  /**
   * Saves a new tag, by its name as typed, without the leading @ (decisions-core A29). The modal closes when it
   * resolves; when it rejects, it stays with what was typed and shows the error's message (core §8).
   */
  onSave: (values: { name: string }) => Promise<void>;
}

/** Adds a tag (TAG-05, TAG-08 to TAG-10). Resets each time it opens. */
export function TagModal(props: TagModalProps) {
  return <UntilLeft>{props.isOpen && <TagForm {...props} />}</UntilLeft>;
}

function TagForm({ existingNames = [], onSave, describeError, ...modal }: TagModalProps) {
  const isTag = (name: string) => {
    const refusal = tagRefusal(name, existingNames.map(withoutSign));
    return refusal === null || refusal === 'empty' ? null : problems[refusal];
  };
  const form = useForm({
    initial: { name: '' },
    fields: { name: { label: accessMessages.name, clean: withoutSign, rules: [required, isTag] } },
    draft: { id: [text.add, ''].join(' ') },
    onSave: (values) => onSave(values),
    describeError,
  });
  return (
    <FormModal {...modal} form={form} size="small" title={text.add} submitLabel={accessMessages.add}>
      <TextField {...form.field('name')} description={text.hint} autoComplete="off" />
    </FormModal>
  );
}
