import Ban from 'lucide-react/icons/ban';
import { useMemo, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import { NodeMark } from '../../organization/OrganizationTree/NodeMark.tsx';
import { OrganizationTree } from '../../organization/OrganizationTree/OrganizationTree.tsx';
import type { OrganizationTreeNode } from '../../organization/OrganizationTree/organizationTreeTypes.ts';
import { FirstFocus } from '../../overlays/Modal/FirstFocus.tsx';
import { Modal } from '../../overlays/Modal/Modal.tsx';
import { ModalFailure } from '../../overlays/ModalFailure.tsx';
import { useModalAction } from '../../overlays/useModalAction.ts';
import { type AllowedNodes, findNode, pathsToAllowed, publicationRefusal, reachInWords } from './publicationLevels.ts';

export interface PublicationLevelPickerProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called to close it, also when it is done. Never called while `onChoose` runs. */
  onOpenChange: (isOpen: boolean) => void;
  /** The organization; keep the array stable between renders. */
  nodes: readonly OrganizationTreeNode[];
  /** The nodes that the user may publish on; 'all' for a super admin. */
  allowedNodeIds: AllowedNodes;
  /** The node chosen before, or one to begin with. @default null */
  selectedId?: string | null;
  /** What the main button says: `publish` where choosing publishes, else `select` (decisions-core A68). @default 'select' */
  purpose?: 'publish' | 'select';
  /** Takes the node. Rejects with an Error whose message is shown; the modal then stays open. */
  onChoose: (nodeId: string) => Promise<void> | void;
  /** The organization is being loaded. @default false */
  isLoading?: boolean;
  /** Why the organization could not be loaded. */
  error?: string | null;
  /** 'Try again' of the failed load. */
  onRetry?: () => void;
}

/**
 * Chooses where something is published (core §2 Dialogs). A node that is not allowed says so in its row; pressed, it
 * is not taken, and the sentence of the specification says why (core §5, ADR 0033). */
export function PublicationLevelPicker(props: PublicationLevelPickerProps) {
  const { isOpen, onOpenChange, nodes, allowedNodeIds, selectedId = null, purpose = 'select', isLoading = false, error, onRetry } = props;
  const texts = publishingMessages.picker;
  const { isBusy, failure, error: refused, run, forget } = useModalAction();
  const [pressedId, setPressedId] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Each opening starts from the node in force: a choice that was discarded must not be restored.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setPressedId(null);
  }
  const chosenId = pressedId ?? selectedId;
  const expandedIds = useMemo(() => pathsToAllowed(nodes, allowedNodeIds, selectedId), [nodes, allowedNodeIds, selectedId]);
  const chosen = findNode(nodes, chosenId);
  const refusal = chosen && publicationRefusal(chosen, allowedNodeIds);
  const close = () => {
    forget();
    onOpenChange(false);
  };
  const confirm = async () => {
    if (chosen && refusal === null && (await run(async () => props.onChoose(chosen.id)))) close();
  };
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={close}
      isBusy={isBusy}
      title={texts.title}
      footer={
        <>
          <Button variant="outline" tone="neutral" isDisabled={isBusy} onPress={close}>
            {texts.discard}
          </Button>
          <Button isPending={isBusy} disabledReason={chosen ? (refusal ?? undefined) : texts.chooseFirst} onPress={() => void confirm()}>
            {texts.confirm[purpose]}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {/* By a key: the tree can take the focus only once it has loaded. */}
        <FirstFocus key={isLoading || error ? 'absent' : 'there'} on="tree">
          <OrganizationTree
            label={texts.tree}
            nodes={nodes}
            selectedId={refusal === null ? chosenId : null}
            onSelectionChange={setPressedId}
            defaultExpandedIds={expandedIds}
            // 'Publishing off' already says why a node is refused.
            renderRemarks={(node) => node.isPublishingOff !== true && publicationRefusal(node, allowedNodeIds) !== null && <NodeMark icon={<Ban />} isRefusal>{texts.refused}</NodeMark>}
            isLoading={isLoading}
            error={error ?? null}
            {...(onRetry && { onRetry })}
            height="min(22rem, 45vh)"
          />
        </FirstFocus>
        {chosen && refusal === null && <Alert tone="info">{reachInWords(chosen)}</Alert>}
        {refusal && (
          <Alert tone="warning" isAnnounced>
            {refusal}
          </Alert>
        )}
        <ModalFailure error={refused}>{failure}</ModalFailure>
      </Stack>
    </Modal>
  );
}
