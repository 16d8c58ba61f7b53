import { type ReactNode, useState } from 'react';
import { ImageUpload } from '../../fields/ImageUpload/ImageUpload.tsx';
import { Switch } from '../../fields/Switch/Switch.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { organizationMessages } from '../../messages/organization.ts';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { oneLine } from '../../fields/oneLine.ts';

const text = organizationMessages.node;

/** A node as it is before it is changed. */
export interface EditableOrganizationNode {
  id: string;
  name: string;
  /** Address of its logo; null for none, as long as it is being fetched, and when it cannot be shown. */
  logo: string | null;
  /** Whether it has a logo, shown or not: one that cannot be shown can be cleared (ORG-10). @default whether there is an address */
  hasLogo?: boolean;
  /** Content can be published on it. */
  publishEnabled: boolean;
}

/** What to save of a node. */
export interface OrganizationNodeValues {
  /** Without space around it. */
  name: string;
  publishEnabled: boolean;
  /** A new logo to send after the node is saved, null to clear it; left out when it stays as it is (decisions-core O29). */
  logo?: File | null;
}

/** The node was saved, its logo was not: the logo alone is still to be saved. */
export class LogoNotSavedError extends Error {
  override readonly name = 'LogoNotSavedError';
}

export interface OrganizationNodeModalProps {
  /** Whether it is shown. Opened again, it starts from `node`. */
  isOpen: boolean;
  /** Asked to close, or saved. */
  onOpenChange: (isOpen: boolean) => void;
  /** The node that is changed; null adds one. */
  node: EditableOrganizationNode | null;
  /** The node that a new one comes under. */
  parent?: { id: string; name: string };
  /** Saves. Rejects with an Error whose message is shown inside; what was written stays. After a `LogoNotSavedError` the rest counts as saved. */
  onSave: (values: OrganizationNodeValues) => Promise<void>;
  /** Words for a failure. @default the error's own message */
  describeError?: (error: unknown) => string;
  /** Shown below the fields while saving takes long. */
  notice?: ReactNode;
}

/** Adds or changes an organization node: logo, name, and whether content is published on it (ORG-09 to ORG-12, ORG-34). */
export function OrganizationNodeModal(props: OrganizationNodeModalProps) {
  return props.isOpen && <OpenModal {...props} />;
}

function OpenModal({ onOpenChange, node, parent, onSave, describeError, notice }: OrganizationNodeModalProps) {
  const [name, setName] = useState(node?.name ?? '');
  const [publishEnabled, setPublishEnabled] = useState(node?.publishEnabled ?? true);
  // A file is a new logo, null a cleared one, undefined what there was.
  const [logo, setLogo] = useState<File | null | undefined>(undefined);
  const hasLogo = node?.hasLogo ?? (node?.logo ?? null) !== null;
  const written = oneLine(name);
  // Given up, it asks about what is not saved, not about what is.
  const [saved, setSaved] = useState<Pick<OrganizationNodeValues, 'name' | 'publishEnabled'> | null>(null);
  const before = saved ?? { name: node?.name ?? '', publishEnabled: node?.publishEnabled ?? true };
  const isDirtyBesidesLogo = written !== before.name || publishEnabled !== before.publishEnabled;
  const save = async () => {
    try {
      await onSave({ name: written, publishEnabled, ...(logo !== undefined && { logo }) });
    } catch (error) {
      if (error instanceof LogoNotSavedError) setSaved({ name: written, publishEnabled });
      throw error;
    }
  };
  return (
    <FormModal
      isOpen
      onOpenChange={onOpenChange}
      title={node === null ? text.add : text.edit}
      submitLabel={node === null ? text.submitAdd : text.submitEdit}
      isDirty={isDirtyBesidesLogo || logo !== undefined}
      unsavedText={saved === null || isDirtyBesidesLogo ? undefined : text.logoUnsaved}
      draft={{
        id: node?.id ?? parent?.id ?? null,
        values: { name, publishEnabled },
        onRestore: (values) => {
          setName(values.name);
          setPublishEnabled(values.publishEnabled);
        },
      }}
      isValid={written !== ''}
      fields={{ name: written }}
      onSubmit={save}
      {...(describeError && { describeError })}
    >
      {({ showsProblems, isSaving, problemOf }) => (
        <>
          {parent !== undefined && <p>{text.under(parent.name)}</p>}
          <TextField
            label={text.name}
            isRequired
            autoComplete="off"
            isReadOnly={isSaving}
            value={name}
            onChange={setName}
            isInvalid={(showsProblems && written === '') || problemOf('name', text.name) !== undefined}
            errorMessage={problemOf('name', text.name) ?? text.nameNeeded}
          />
          <ImageUpload
            label={text.logo}
            description={text.logoHint}
            aspect="logo"
            alt={written === '' ? '' : text.logoOf(written)}
            isDisabled={isSaving}
            // The upload shows a chosen file itself.
            value={logo === null ? null : (node?.logo ?? null)}
            hasPicture={logo === undefined ? hasLogo : logo !== null}
            onSelect={setLogo}
            // What was never there need not be cleared.
            onClear={() => setLogo(hasLogo ? null : undefined)}
          />
          <Switch description={text.publishHint} isReadOnly={isSaving} isSelected={publishEnabled} onChange={setPublishEnabled}>
            {text.publish}
          </Switch>
          {notice}
        </>
      )}
    </FormModal>
  );
}
