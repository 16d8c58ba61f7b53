import { type ReactNode, useState } from 'react';
import { EmailField } from '../../fields/EmailField/EmailField.tsx';
import { contentIcon } from '../../fields/IconPicker/contentIcons.ts';
import { Select } from '../../fields/Select/Select.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { contentInstanceMessages } from '../../messages/contentInstances.ts';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import {
  contentInstanceFault,
  type ContentInstanceValues,
  contentInstanceValues,
  type ContentTemplate,
  hasTargetEmail,
  templateLabel,
} from './contentInstanceRules.ts';

const text = contentInstanceMessages.add;

export interface AddContentInstanceModalProps {
  /** Whether it is shown. Opened again, it starts empty. */
  isOpen: boolean;
  /** Asked to close, or added. */
  onOpenChange: (isOpen: boolean) => void;
  /** The content types, in the order shown. */
  templates: readonly ContentTemplate[];
  /** Initial target address of a suggestion box: that of the person who adds the page. @default none */
  targetEmail?: string;
  /** Adds the page. Rejects with an Error whose message is shown inside; what was written stays. */
  onAdd: (values: ContentInstanceValues) => Promise<void>;
  /** Words for a failure. @default the error's own message */
  describeError?: (error: unknown) => string;
  /** Shown below the fields, such as that saving takes longer than usual. */
  notice?: ReactNode;
}

/** Adds a content page: its template, its name and, for a suggestion box, where suggestions go (SET-20 to SET-34). */
export function AddContentInstanceModal(props: AddContentInstanceModalProps) {
  return props.isOpen && <OpenModal {...props} />;
}

function OpenModal({ onOpenChange, templates, targetEmail: ownEmail = '', onAdd, describeError, notice }: AddContentInstanceModalProps) {
  const [templateId, setTemplateId] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [targetEmail, setTargetEmail] = useState(ownEmail);
  const draft = { template: templates.find(({ id }) => id === templateId) ?? null, name, targetEmail };
  const fault = contentInstanceFault(draft);
  return (
    <FormModal
      isOpen
      onOpenChange={onOpenChange}
      title={text.title}
      submitLabel={text.add}
      isDirty={templateId !== null || name !== '' || targetEmail !== ownEmail}
      draft={{
        id: null,
        values: { templateId, name, targetEmail },
        onRestore: (kept) => {
          setTemplateId(templates.some(({ id }) => id === kept.templateId) ? kept.templateId : null);
          setName(kept.name);
          setTargetEmail(kept.targetEmail);
        },
      }}
      isValid={fault === null}
      fields={{ name, targetEmail }}
      submitDisabledReason={fault === null ? undefined : text[fault]}
      onSubmit={async () => {
        const values = contentInstanceValues(draft);
        if (values) await onAdd(values);
      }}
      {...(describeError && { describeError })}
    >
      {({ isSaving, problemOf }) => (
        <>
          <Select
            label={text.template}
            isRequired
            isDisabled={isSaving}
            value={templateId}
            onChange={setTemplateId}
            choices={templates.map((template) => {
              const Icon = contentIcon(template.iconId);
              const { id, description } = template;
              return { id, label: templateLabel(template), icon: <Icon aria-hidden />, ...(description !== undefined && { description }) };
            })}
          />
          <TextField
            label={text.name}
            isRequired
            isReadOnly={isSaving}
            value={name}
            onChange={setName}
            autoComplete="off"
            isInvalid={problemOf('name', text.name) !== undefined}
            errorMessage={problemOf('name', text.name)}
          />
          {hasTargetEmail(draft.template) && (
            <EmailField
              label={text.targetEmail}
              description={text.targetEmailHint}
              isRequired
              isReadOnly={isSaving}
              value={targetEmail}
              onChange={setTargetEmail}
              isInvalid={problemOf('targetEmail', text.targetEmail) !== undefined}
              errorMessage={problemOf('targetEmail', text.targetEmail)}
            />
          )}
          {notice}
        </>
      )}
    </FormModal>
  );
}
