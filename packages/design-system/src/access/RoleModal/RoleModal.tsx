import { Select } from '../../fields/Select/Select.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { required } from '../../forms/formRules.ts';
import { useForm } from '../../forms/useForm.ts';
import { accessMessages } from '../../messages/access.ts';
import { validationMessages } from '../../messages/validation.ts';
import { defaultRoleDepths, isOutOfReach, nodeDepths } from './roleDepths.ts';
import type { RoleModalProps } from './roleModalTypes.ts';
import { RoleNodeField } from './RoleNodeField.tsx';
import { oneLine } from '../../fields/oneLine.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const text = accessMessages.role;

/** Adds or changes a role: its name, type and organization node (ROLE-03, ROLE-04, core §5). Resets each time it opens. */
export function RoleModal(props: RoleModalProps) {
  return <UntilLeft>{props.isOpen && <RoleForm {...props} />}</UntilLeft>;
}

/** What is chosen so far: a type may be missing. */
interface ChosenRole {
  name: string;
  typeId: string | null;
  nodeId: string | null;
}

function RoleForm({ role, roleTypes, nodes, roleDepths = defaultRoleDepths, onSave, describeError, ...props }: RoleModalProps) {
  const { isLoadingNodes = false, nodesError = null, onRetryNodes, ...modal } = props;
  const title = role ? text.edit : text.add;
  const depthsOf = (typeId: string | null) => {
    const type = roleTypes.find(({ id }) => id === typeId);
    return type && roleDepths[type.name];
  };
  const isNodeFit = ({ typeId, nodeId }: ChosenRole, opened: ChosenRole) => {
    const depth = nodeId === null ? undefined : nodeDepths(nodes).get(nodeId);
    const isKept = role !== undefined && nodeId === opened.nodeId;
    return isKept || (depth !== undefined && depthsOf(typeId)?.includes(depth) === true);
  };
  const form = useForm<ChosenRole>({
    initial: { name: role?.name ?? '', typeId: role?.roleTypeId ?? null, nodeId: role?.organizationNodeId ?? null },
    fields: {
      name: { label: accessMessages.name, clean: oneLine, rules: [required] },
      typeId: { label: text.type, rules: [required] },
      nodeId: { label: text.node, rules: [(_nodeId, { label, values, opened }) => (isNodeFit(values, opened) ? null : validationMessages.required(label))] },
    },
    draft: { id: [title, role?.id].join(' '), onRestore: (kept) => (role ? { ...kept, typeId: role.roleTypeId } : kept) },
    onSave: async ({ name, typeId, nodeId }) => {
      if (typeId !== null) await onSave({ name, roleTypeId: typeId, organizationNodeId: nodeId });
    },
    describeError,
  });
  const { typeId } = form.values;
  const node = form.choice('nodeId');
  return (
    <FormModal {...modal} form={form} title={title} submitLabel={role ? accessMessages.save : accessMessages.add}>
      <TextField {...form.field('name')} />
      <Select
        {...form.choice('typeId')}
        choices={roleTypes.map((choice) => {
          const isRefused = role === undefined && isOutOfReach(nodes, roleDepths[choice.name]);
          const description = isRefused ? text.typeOutOfReach : choice.description;
          return { id: choice.id, label: text.types[choice.name], isDisabled: isRefused, ...(description !== undefined && { description }) };
        })}
        // The node may not fit the new type (core §5).
        onChange={(next) => next !== typeId && form.change({ typeId: next, nodeId: null })}
        disabledReason={role ? text.typeFixed : undefined}
      />
      <RoleNodeField
        depths={depthsOf(typeId)}
        nodes={nodes}
        nodeId={node.value}
        keptId={role?.organizationNodeId ?? null}
        onChange={node.onChange}
        isLocked={form.isSaving}
        problem={node.errorMessage}
        isLoading={isLoadingNodes}
        error={nodesError}
        onRetry={onRetryNodes}
      />
    </FormModal>
  );
}
