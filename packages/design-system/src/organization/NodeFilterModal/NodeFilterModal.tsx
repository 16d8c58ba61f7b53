import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { LoadFailure } from '../../feedback/LoadFailure/LoadFailure.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { messages } from '../../messages/collections.ts';
import { FirstFocus } from '../../overlays/Modal/FirstFocus.tsx';
import { Modal } from '../../overlays/Modal/Modal.tsx';
import { OrganizationTree } from '../OrganizationTree/OrganizationTree.tsx';
import type { NodeFilterModalProps } from './nodeFilterModalTypes.ts';

/** Chooses the organization node that filters a list (core §2 Published Content). Nothing changes before Apply Filter. */
export function NodeFilterModal(props: NodeFilterModalProps) {
  const { isOpen, onOpenChange, nodes, selectedId, onApply, everythingLabel, isLoading = false, error, onRetry } = props;
  const [chosenId, setChosenId] = useState(selectedId);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Each opening starts from the filter in force: a choice that was cancelled must not be restored.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setChosenId(selectedId);
  }
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.nodeFilterModal.title}
      footer={
        <>
          <Button variant="outline" tone="neutral" onPress={() => onOpenChange(false)}>
            {messages.nodeFilterModal.cancel}
          </Button>
          <Button
            isDisabled={isLoading || Boolean(error)}
            onPress={() => {
              onApply(chosenId);
              onOpenChange(false);
            }}
          >
            {messages.nodeFilterModal.apply}
          </Button>
        </>
      }
    >
      {error ? (
        <LoadFailure title={messages.nodeFilterModal.errorTitle} detail={error} onRetry={onRetry} />
      ) : (
        <Stack gap="small">
          {everythingLabel !== undefined && (
            <Inline>
              <Button
                variant="outline"
                tone="neutral"
                size="small"
                disabledReason={chosenId === null ? messages.nodeFilterModal.everythingChosen(everythingLabel) : undefined}
                onPress={() => setChosenId(null)}
              >
                {messages.nodeFilterModal.chooseEverything(everythingLabel)}
              </Button>
            </Inline>
          )}
          {/* By a key: the tree can take the focus only once it has loaded. */}
          <FirstFocus key={String(isLoading)} on="tree">
            <OrganizationTree
              label={messages.nodeFilterModal.title}
              nodes={nodes}
              selectedId={chosenId}
              onSelectionChange={setChosenId}
              isLoading={isLoading}
              height="min(24rem, 50vh)"
            />
          </FirstFocus>
        </Stack>
      )}
    </Modal>
  );
}
