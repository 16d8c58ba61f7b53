import type { OrganizationNodeValues } from '@noticeboard/design-system';
import { useRef } from 'react';
import { SaveError, useSave } from '../../api/useSave.ts';
import type { Write } from '../../api/useWrite.ts';
import { organizationMessages } from '../../messages/organization.ts';
import { logoSize } from '../../shared/limits.ts';
import { pictureForm } from '../../shared/pictureForm.ts';
import { nodeReads } from './nodeReads.ts';
import type { TreeNode } from './organizationNodes.ts';

const texts = organizationMessages.save;

/** Which node is saved: one of the tree, or a new one below `parent`. */
export type SavedNode = { node: TreeNode; parent?: never } | { node?: never; parent: TreeNode };

interface NodeChange {
  /** Null adds. */
  id: string | null;
  parentId: string;
  body: { name: string; publishEnabled: boolean };
}

/**
 * Saves a node in two calls, its logo after the rest (decisions-core O29). Each try after a failure goes on where the
 * last one stopped: a node that was added already is changed, not added again.
 *
 * @param onSaved called with the node's id once everything is saved
 */
export function useSaveNode(target: SavedNode, onSaved: (id: string) => void) {
  const addedId = useRef<string | null>(null);
  // The last call of a save tells that it went well.
  const told = target.parent ? { success: texts.added } : {};
  const nodeWrite: Write<NodeChange, string | undefined> = {
    invalidates: nodeReads,
    send: async (client, { id, parentId, body }, signal) => {
      const { data } =
        id === null
          ? await client.POST('/api/management/organization-nodes/{id}', { params: { path: { id: parentId } }, body, signal })
          : await client.PUT('/api/management/organization-nodes/{id}', { params: { path: { id } }, body, signal });
      return id ?? data?.id;
    },
  };
  const nodeAlone = useSave({ ...nodeWrite, ...told });
  const nodeFirst = useSave({ ...nodeWrite, success: null });
  const logo = useSave({
    ...told,
    invalidates: nodeReads,
    send: async (client, { id, file }: { id: string; file: File | null }, signal) => {
      const params = { path: { id } };
      if (file === null) await client.DELETE('/api/management/organization-nodes/{id}/logo', { params, signal });
      else {
        // The body names the fields for the types; what is sent is the form.
        const body = { FileContent: file.name };
        await client.POST('/api/management/organization-nodes/{id}/logo', { params, body, bodySerializer: () => pictureForm(file, logoSize), signal });
      }
    },
  });

  const save = async ({ name, publishEnabled, logo: file }: OrganizationNodeValues): Promise<void> => {
    const { node } = target;
    const isLogoAlone = file !== undefined && node?.name === name && node.isPublishingOff !== publishEnabled;
    const id = isLogoAlone
      ? node.id
      : await (file === undefined ? nodeAlone : nodeFirst).save({
          id: node?.id ?? addedId.current,
          parentId: target.parent?.id ?? '',
          body: { name, publishEnabled },
        });
    if (id === undefined) return;
    addedId.current = id;
    if (file !== undefined) {
      try {
        await logo.save({ id, file });
      } catch (error) {
        throw new SaveError(texts.logoFailed(error instanceof Error ? error.message : String(error)), { cause: error });
      }
    }
    onSaved(id);
  };
  const calls = [nodeAlone, nodeFirst, logo];
  return { save, wait: { isSlow: calls.some(({ isSlow }) => isSlow), cancel: () => calls.forEach(({ cancel }) => cancel()) } };
}
