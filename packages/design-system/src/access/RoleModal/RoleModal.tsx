import { useState } from 'react';
import { Select } from '../../fields/Select/Select.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { accessMessages } from '../../messages/access.ts';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { defaultRoleDepths, isOutOfReach, nodeDepths } from './roleDepths.ts';
import type { RoleModalProps } from './roleModalTypes.ts';
import { RoleNodeField } from './RoleNodeField.tsx';
import { oneLine } from '../../fields/oneLine.ts';

const text = accessMessages.role;

/** Adds or changes a role: its name, type and organization node (ROLE-03, ROLE-04, core §5). Resets each time it opens. */
export function RoleModal(props: RoleModalProps) {
  return props.isOpen ? <RoleForm {...props} /> : null;
}

function RoleForm({ role, roleTypes, nodes, roleDepths = defaultRoleDepths, onSave, ...props }: RoleModalProps) {
  const { isLoadingNodes = false, nodesError = null, onRetryNodes, ...modal } = props;
  const [start] = useState({ name: role?.name ?? '', typeId: role?.roleTypeId ?? null, nodeId: role?.organizationNodeId ?? null });
  const [name, setName] = useState(start.name);
  const [typeId, setTypeId] = useState(start.typeId);
  const [nodeId, setNodeId] = useState(start.nodeId);
  const type = roleTypes.find(({ id }) => id === typeId);
  const depth = nodeId === null ? undefined : nodeDepths(nodes).get(nodeId);
  const isKept = role !== undefined && nodeId === start.nodeId;
  const isNodeFit = isKept || (type !== undefined && depth !== undefined && roleDepths[type.name].includes(depth));
  return (
    <FormModal
      {...modal}
      title={role ? text.edit : text.add}
      submitLabel={role ? accessMessages.save : accessMessages.add}
      draft={{
        id: role?.id ?? null,
        values: { name, typeId, nodeId },
        onRestore: (kept) => {
          setName(kept.name);
          setTypeId(role ? start.typeId : kept.typeId);
          setNodeId(kept.nodeId);
        },
      }}
      isDirty={name !== start.name || typeId !== start.typeId || nodeId !== start.nodeId}
      isValid={oneLine(name) !== '' && typeId !== null && isNodeFit}
      fields={{ name }}
      onSubmit={async () => {
        if (typeId !== null) await onSave({ name: oneLine(name), roleTypeId: typeId, organizationNodeId: nodeId });
      }}
    >
      {({ showsProblems, isSaving, problemOf }) => (
        <>
          <TextField
            label={accessMessages.name}
            isRequired
            value={name}
            onChange={setName}
            isReadOnly={isSaving}
            isInvalid={(showsProblems && oneLine(name) === '') || problemOf('name', accessMessages.name) !== undefined}
            errorMessage={problemOf('name', accessMessages.name) ?? accessMessages.nameNeeded}
          />
          <Select
            label={text.type}
            isRequired
            choices={roleTypes.map((choice) => {
              const isRefused = role === undefined && isOutOfReach(nodes, roleDepths[choice.name]);
              const description = isRefused ? text.typeOutOfReach : choice.description;
              return { id: choice.id, label: text.types[choice.name], isDisabled: isRefused, ...(description !== undefined && { description }) };
            })}
            value={typeId}
            onChange={(next) => {
              if (next === typeId) return;
              setTypeId(next);
              // The node may not fit the new type (core §5).
              setNodeId(null);
            }}
            isDisabled={isSaving}
            disabledReason={role ? text.typeFixed : undefined}
            isInvalid={showsProblems && typeId === null}
            errorMessage={text.typeNeeded}
          />
          <RoleNodeField
            depths={type && roleDepths[type.name]}
            nodes={nodes}
            nodeId={nodeId}
            keptId={start.nodeId}
            onChange={setNodeId}
            isLocked={isSaving}
            isInvalid={showsProblems && !isNodeFit}
            isLoading={isLoadingNodes}
            error={nodesError}
            onRetry={onRetryNodes}
          />
        </>
      )}
    </FormModal>
  );
}
