import { EmailField } from '../../fields/EmailField/EmailField.tsx';
import { trimEmail } from '../../fields/EmailField/emailRules.ts';
import { contentIcon } from '../../fields/IconPicker/contentIcons.ts';
import { oneLine } from '../../fields/oneLine.ts';
import { Select } from '../../fields/Select/Select.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { FormModal, type FormWindowProps } from '../../overlays/FormModal/FormModal.tsx';
import { useForm } from '../../forms/useForm.ts';
import { contentInstanceMessages } from '../../messages/contentInstances.ts';
import {
  contentInstanceFault,
  type ContentInstanceValues,
  contentInstanceValues,
  type ContentTemplate,
  templateLabel,
} from './contentInstanceRules.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const text = contentInstanceMessages.add;

export interface AddContentInstanceModalProps extends Omit<FormWindowProps, 'submitDisabledReason'> {
  /** The content types, in the order shown. */
  templates: readonly ContentTemplate[];
  /** Initial target address of a suggestion box: that of the person who adds the page. @default none */
  targetEmail?: string;
  /** Adds the page. Rejects with an Error whose message is shown inside; what was typed stays. */
  onAdd: (values: ContentInstanceValues) => Promise<void>;
}

/** What was typed so far, with the template by its id. */
interface TypedPage {
  templateId: string | null;
  name: string;
  targetEmail: string;
}

/** Adds a content page: its template, its name and, for a suggestion box, where suggestions go (SET-20 to SET-34). */
export function AddContentInstanceModal(props: AddContentInstanceModalProps) {
  return <UntilLeft>{props.isOpen && <OpenModal {...props} />}</UntilLeft>;
}

function OpenModal({ isOpen, onOpenChange, templates, targetEmail: ownEmail = '', onAdd, describeError, notice }: AddContentInstanceModalProps) {
  const draftOf = ({ templateId, name, targetEmail }: TypedPage) => ({ template: templates.find(({ id }) => id === templateId) ?? null, name, targetEmail });
  const form = useForm<TypedPage>({
    initial: { templateId: null, name: '', targetEmail: ownEmail },
    fields: { templateId: { label: text.template }, name: { label: text.name, clean: oneLine }, targetEmail: { label: text.targetEmail, clean: trimEmail } },
    draft: {
      id: [text.title, ''].join(' '),
      onRestore: (kept) => ({ ...kept, templateId: templates.some(({ id }) => id === kept.templateId) ? kept.templateId : null }),
    },
    onSave: async (typed) => {
      const values = contentInstanceValues(draftOf(typed));
      if (values) await onAdd(values);
    },
    describeError,
  });
  const draft = draftOf(form.values);
  const fault = contentInstanceFault(draft);
  return (
    <FormModal
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text.title}
      submitLabel={text.add}
      submitDisabledReason={fault === null ? undefined : text[fault]}
      notice={notice}
    >
      <Select
        {...form.choice('templateId')}
        isRequired
        choices={templates.map((template) => {
          const Icon = contentIcon(template.iconId);
          const { id, description, icon = <Icon aria-hidden /> } = template;
          return { id, label: templateLabel(template), icon, ...(description !== undefined && { description }) };
        })}
      />
      <TextField {...form.field('name')} isRequired autoComplete="off" />
      {draft.template?.hasTargetEmail && <EmailField {...form.field('targetEmail')} description={text.targetEmailHint} isRequired />}
    </FormModal>
  );
}
