import { Button, Modal, Stack } from '@noticeboard/design-system';
import { OrganizationPagesChecklist } from '@noticeboard/design-system/organization';
import { describeError } from '../../ground/describeError.ts';
import { foundWhen } from '../../api/lookAgain.ts';
import { useSave } from '../../access/useSave.ts';
import { organizationMessages } from '../../messages/organization.ts';
import { useActingAs } from '../../access/useAccess.ts';
import { SlowWrite } from '../../shared/SlowWrite.tsx';
import type { TreeNode } from './organizationNodes.ts';
import { useNodePages } from './useNodePages.ts';

const texts = organizationMessages.pages;

export interface NodePagesProps {
  /** The node on which the pages are shown or hidden. */
  node: TreeNode;
  /** Why nothing may be changed. */
  disabledReason: string | undefined;
  /** The user asked to close it; every switch is saved by then or pending. */
  onClose: () => void;
}

interface VisibilityInput {
  pageId: string;
  isVisible: boolean;
}

/** The content pages of a node with a switch each (ORG-24, ORG-25, decisions-core O30). Mounted while it is open. */
export function NodePages({ node, disabledReason, onClose }: NodePagesProps) {
  const actingAs = useActingAs();
  const { pages, isLoading, error, retry } = useNodePages(node.id);
  const { save, ...wait } = useSave<VisibilityInput>({
    // The switch itself shows the outcome.
    success: null,
    invalidates: ['/api/organization-nodes/{id}/content-instances', '/api/management/organization-nodes/{id}/content-instances/hidden'],
    identify: ({ pageId }) => pageId,
    look: async (client, { pageId, isVisible }, signal) => {
      const { data } = await client.GET('/api/management/organization-nodes/{id}/content-instances/hidden', { params: { path: { id: node.id } }, signal });
      return foundWhen(data !== undefined && data.some(({ id }) => id === pageId) !== isVisible, undefined);
    },
    send: (client, { pageId, isVisible }, signal) => {
      const request = { params: { path: { id: node.id, instanceId: pageId } }, signal };
      return isVisible
        ? client.DELETE('/api/management/organization-nodes/{id}/content-instances/hidden/{instanceId}', request)
        : client.POST('/api/management/organization-nodes/{id}/content-instances/{instanceId}/hide', request);
    },
  });
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isBusy={wait.isPending}
      title={texts.title}
      footer={
        <Button variant="outline" tone="neutral" onPress={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Stack gap="medium">
        <p>{texts.intro(node.name)}</p>
        <OrganizationPagesChecklist
          pages={pages}
          isLoading={isLoading}
          error={error === undefined ? null : describeError(error, { actingAs }).detail}
          onRetry={retry}
          {...(disabledReason !== undefined && { disabledReason })}
          onVisibilityChange={async (pageId, isVisible) => {
            await save({ pageId, isVisible });
          }}
        />
        <SlowWrite {...wait} />
      </Stack>
    </Modal>
  );
}
