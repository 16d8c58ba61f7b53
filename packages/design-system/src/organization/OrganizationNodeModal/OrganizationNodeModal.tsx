import { ImageUpload } from '../../fields/ImageUpload/ImageUpload.tsx';
import { Switch } from '../../fields/Switch/Switch.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { FormModal, type FormWindowProps } from '../../overlays/FormModal/FormModal.tsx';
import { required } from '../../forms/formRules.ts';
import { useForm } from '../../forms/useForm.ts';
import { organizationMessages } from '../../messages/organization.ts';
import { oneLine } from '../../fields/oneLine.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const text = organizationMessages.node;

/** A node before it is changed. */
export interface EditableOrganizationNode {
  id: string;
  name: string;
  /** Address of its logo; null for none, as long as it is being fetched, and when it cannot be shown. */
  logo: string | null;
  /** Whether it has a logo, shown or not: one that cannot be shown can be cleared (ORG-10). @default whether there is an address */
  hasLogo?: boolean;
  /** Whether content can be published on it. */
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

/** The node was saved, its logo was not: only the logo is still to be saved. */
export class LogoNotSavedError extends Error {
  override readonly name = 'LogoNotSavedError';
}

export interface OrganizationNodeModalProps extends Omit<FormWindowProps, 'submitDisabledReason'> {
  /** The node that is changed; null adds one. */
  node: EditableOrganizationNode | null;
  /** The parent of a new node. */
  parent?: { id: string; name: string };
  /** Saves. Rejects with an Error whose message is shown inside; what was typed stays. After a `LogoNotSavedError` the rest counts as saved. */
  onSave: (values: OrganizationNodeValues) => Promise<void>;
}

/** Adds or changes an organization node: logo, name, and whether content is published on it (ORG-09 to ORG-12, ORG-34). */
export function OrganizationNodeModal(props: OrganizationNodeModalProps) {
  return <UntilLeft>{props.isOpen && <OpenModal {...props} />}</UntilLeft>;
}

/** What is chosen so far. A file is a new logo, null a cleared one, undefined the current one. */
interface ChosenNode {
  name: string;
  publishEnabled: boolean;
  logo: File | null | undefined;
}

function OpenModal({ node, parent, onSave, describeError, ...modal }: OrganizationNodeModalProps) {
  const title = node === null ? text.add : text.edit;
  const hasLogo = node?.hasLogo ?? (node?.logo ?? null) !== null;
  const form = useForm<ChosenNode>({
    initial: { name: node?.name ?? '', publishEnabled: node?.publishEnabled ?? true, logo: undefined },
    fields: { name: { label: text.name, clean: oneLine, rules: [required] } },
    draft: { id: [title, node?.id ?? parent?.id].join(' '), without: ['logo'] },
    onSave: async ({ name, publishEnabled, logo }) => {
      try {
        await onSave({ name, publishEnabled, ...(logo !== undefined && { logo }) });
      } catch (error) {
        // When discarded, it asks only about what is not saved.
        if (error instanceof LogoNotSavedError) form.confirm({ name, publishEnabled });
        throw error;
      }
    },
    describeError,
  });
  const { logo } = form.values;
  const name = oneLine(form.values.name);
  const isLogoLeft = form.error instanceof LogoNotSavedError && form.changed.every((each) => each === 'logo');
  return (
    <FormModal
      {...modal}
      form={form}
      title={title}
      submitLabel={node === null ? text.submitAdd : text.submitEdit}
      unsavedText={isLogoLeft ? text.logoUnsaved : undefined}
    >
      {parent !== undefined && <p>{text.under(parent.name)}</p>}
      <TextField {...form.field('name')} autoComplete="off" />
      <ImageUpload
        label={text.logo}
        description={text.logoHint}
        aspect="logo"
        alt={name === '' ? '' : text.logoOf(name)}
        isDisabled={form.isSaving}
        // The upload shows a chosen file itself.
        value={logo === null ? null : (node?.logo ?? null)}
        hasPicture={logo === undefined ? hasLogo : logo !== null}
        onSelect={(file) => form.change({ logo: file })}
        // A logo that was never saved need not be cleared.
        onClear={() => form.change({ logo: hasLogo ? null : undefined })}
      />
      <Switch {...form.toggle('publishEnabled')} description={text.publishHint}>
        {text.publish}
      </Switch>
    </FormModal>
  );
}
