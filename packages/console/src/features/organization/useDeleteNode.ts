import { ApiError } from '@noticeboard/api-types/problem';
import { foundGone } from '../../api/lookAgain.ts';
import { SaveError, useSave } from '../../access/useSave.ts';
import { organizationMessages } from '../../messages/organization.ts';
import { useConsoleSession, useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { readsOfDeletion } from './nodeReads.ts';
import { idsUnder, type TreeNode } from './organizationNodes.ts';

/** Deletes a node with everything below it. Its roles are deleted, too: if the user has one of them, the frame no longer offers it. */
export function useDeleteNode() {
  const { workspace } = useConsoleSession();
  const { profile } = useWorkspace();
  const { save, ...wait } = useSave({
    success: organizationMessages.deletion.removed,
    failureTitle: 'Delete Error',
    invalidates: readsOfDeletion,
    waitsForReads: true,
    send: (client, id: string, signal): Promise<unknown> => client.DELETE('/api/management/organization-nodes/{id}', { params: { path: { id } }, signal }),
    look: (client, id, signal) => foundGone(client.GET('/api/organization-nodes/{id}', { params: { path: { id } }, signal })),
  });
  const followOwn = (node: TreeNode) => {
    const gone = idsUnder(node);
    if (profile.roles.some(({ organizationNodeId }) => organizationNodeId != null && gone.has(organizationNodeId))) void workspace.lookAgain();
  };
  const deleteNode = async (node: TreeNode): Promise<void> => {
    try {
      await save(node.id);
      followOwn(node);
    } catch (error) {
      const cause = error instanceof SaveError ? error.cause : undefined;
      const isGone = cause instanceof ApiError && cause.status === 404;
      // Without a response it may be gone, too.
      if (isGone || !(cause instanceof ApiError)) followOwn(node);
      throw error;
    }
  };
  return { deleteNode, wait };
}
