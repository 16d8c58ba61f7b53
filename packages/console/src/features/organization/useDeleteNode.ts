import { ApiError } from '@noticeboard/api-types/problem';
import { SaveError, useSave } from '../../api/useSave.ts';
import { organizationMessages } from '../../messages/organization.ts';
import { readsOfDeletion } from './nodeReads.ts';

/**
 * Deletes a node with all below it.
 *
 * @param readAgain asks for the tree again when the node is gone already (N09)
 */
export function useDeleteNode(readAgain: () => void) {
  const { save, ...wait } = useSave({
    success: organizationMessages.deletion.removed,
    failureTitle: 'Delete Error',
    invalidates: readsOfDeletion,
    send: (client, id: string, signal) => client.DELETE('/api/management/organization-nodes/{id}', { params: { path: { id } }, signal }),
  });
  const deleteNode = async (id: string): Promise<void> => {
    try {
      await save(id);
    } catch (error) {
      if (error instanceof SaveError && error.cause instanceof ApiError && error.cause.status === 404) readAgain();
      throw error;
    }
  };
  return { deleteNode, wait };
}
