import type { ConsoleClient } from '@noticeboard/api-types';
import { sendTellingProgress } from '@noticeboard/api-types/uploads';
import { LogoNotSavedError, type OrganizationNodeValues } from '@noticeboard/design-system/organization';
import { useRef, useState } from 'react';
import { applyChange } from '../../api/changes.ts';
import { createOnce } from '../../api/createOnce.ts';
import { foundWhen } from '../../api/lookAgain.ts';
import { made } from '../../api/answerBody.ts';
import { useOverwriteWarning } from '../../api/useOverwriteWarning.ts';
import { useSave } from '../../access/useSave.ts';
import type { Write } from '../../api/useWrite.ts';
import { organizationMessages } from '../../messages/organization.ts';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';
import { logoSize } from '../../ground/limits.ts';
import { pictureForm } from '../../shared/pictureForm.ts';
import { nodeOverwriting } from './nodeFacts.ts';
import { nodeReads } from './nodeReads.ts';
import type { TreeNode } from './organizationNodes.ts';

const texts = organizationMessages.save;

/** The node to save: one of the tree, or a new one below `parent`. */
export type SavedNode = { node: TreeNode; parent?: never } | { node?: never; parent: TreeNode };

/** The fields of a node besides its logo. */
type NodeFields = Pick<OrganizationNodeValues, 'name' | 'publishEnabled'>;

interface NewNode extends NodeFields {
  parentId: string;
}

interface NodeChange {
  /** Null for a new node. */
  id: string | null;
  parentId: string;
  body: OrganizationNodeValues;
}

/**
 * Saves a node in two calls, its logo after the rest (decisions-core O29). Each try after a failure continues where the
 * last one stopped: a node that was added already is changed, not added again. Changes that someone else has saved since the
 * form was opened are reported first (faults P12).
 *
 * @param onSaved called with the node's id once everything is saved
 */
export function useSaveNode(target: SavedNode, onSaved: (id: string) => void) {
  const { workspace } = useConsoleSession();
  const addedId = useRef<string | null>(null);
  const wasLogoSent = useRef(false);
  const warnOfOverwriting = useOverwriteWarning();
  const openedFields: NodeFields | null = target.node ? { name: target.node.name, publishEnabled: !target.node.isPublishingOff } : null;
  const [sendNew] = useState(() =>
    createOnce({
      make: async (client, { parentId, ...body }: NewNode, signal) => made(await client.POST('/api/management/organization-nodes/{id}', { params: { path: { id: parentId } }, body, signal })),
      list: async (client, { parentId }, signal) => (await client.GET('/api/organization-nodes/{id}', { params: { path: { id: parentId } }, signal })).data?.organizationNodes ?? [],
      isMade: ({ name, publishEnabled }, sent) => name === sent.name && publishEnabled === sent.publishEnabled,
      nameOf: ({ name }) => name,
    }),
  );
  /** The node as it is now, compared with the one that the form was opened with. */
  const lookBefore = async (client: ConsoleClient, { logo: file, ...typed }: Partial<OrganizationNodeValues>, signal: AbortSignal) => {
    const { node } = target;
    if (node === undefined || openedFields === null) return undefined;
    const { data: now } = await client.GET('/api/organization-nodes/{id}', { params: { path: { id: node.id } }, signal });
    if (now === undefined) return undefined;
    const wanted = applyChange<Partial<NodeFields>, NodeFields>(now, { from: openedFields, to: typed });
    const act = file === undefined ? 'kept' : file === null ? 'cleared' : wasLogoSent.current ? 'sent again' : 'sent';
    warnOfOverwriting(nodeOverwriting({ id: node.id, opened: { ...openedFields, logo: node.logoFile }, now, wanted: { ...now, ...wanted } }, act));
    return { name: wanted.name, publishEnabled: wanted.publishEnabled };
  };
  // Only the last call of a save reports success.
  const told = target.parent ? { success: texts.added, failureTitle: 'Error' as const } : {};
  const nodeWrite: Write<NodeChange, string | undefined> = {
    invalidates: nodeReads,
    send: async (client, { id, parentId, body: values }, signal) => {
      const typed: NodeFields = { name: values.name, publishEnabled: values.publishEnabled };
      if (id === null) return (await sendNew(client, { parentId, ...typed }, signal)).id;
      const body = (await lookBefore(client, values, signal)) ?? typed;
      await client.PUT('/api/management/organization-nodes/{id}', { params: { path: { id } }, body, signal });
      workspace.noteNode({ id, name: body.name });
      return id;
    },
    look: async (client, { id, body }, signal) => {
      if (id === null) return null;
      const { data: now } = await client.GET('/api/organization-nodes/{id}', { params: { path: { id } }, signal });
      if (now === undefined || now.name !== body.name || now.publishEnabled !== body.publishEnabled) return null;
      workspace.noteNode({ id, name: now.name });
      return { output: id };
    },
  };
  const nodeAlone = useSave({ ...nodeWrite, ...told });
  const nodeFirst = useSave({ ...nodeWrite, ...told, success: null });
  const logo = useSave({
    ...told,
    nameFailure: ({ file }: { file: File | null }) => (file === null ? undefined : texts.uploadFailed(file.name)),
    invalidates: nodeReads,
    send: async (client, { id, file, isAlone }: { id: string; file: File | null; isAlone: boolean }, signal) => {
      if (isAlone) await lookBefore(client, { logo: file }, signal);
      const params = { path: { id } };
      wasLogoSent.current = true;
      if (file === null) await client.DELETE('/api/management/organization-nodes/{id}/logo', { params, signal });
      else {
        const body = { FileContent: file.name, Height: logoSize.height, Width: logoSize.width };
        const patient = client.through(sendTellingProgress());
        await patient.POST('/api/management/organization-nodes/{id}/logo', { params, body, bodySerializer: (fields) => pictureForm(file, fields), signal });
      }
    },
    // Whether a picture is the one that was sent cannot be determined; that there is none can.
    look: async (client, { id, file }, signal) => {
      if (file !== null) return null;
      const { data: now } = await client.GET('/api/organization-nodes/{id}', { params: { path: { id } }, signal });
      return foundWhen(now?.logo === null, undefined);
    },
  });

  const save = async (values: OrganizationNodeValues): Promise<void> => {
    const { name, publishEnabled, logo: file } = values;
    const { node } = target;
    const isLogoAlone = file !== undefined && node?.name === name && node.isPublishingOff !== publishEnabled;
    const id = isLogoAlone
      ? node.id
      : await (file === undefined ? nodeAlone : nodeFirst).save({
          id: node?.id ?? addedId.current,
          parentId: target.parent?.id ?? '',
          body: values,
        });
    if (id === undefined) return;
    addedId.current = id;
    if (file !== undefined) {
      try {
        await logo.save({ id, file, isAlone: isLogoAlone });
      } catch (error) {
        throw new LogoNotSavedError(texts.logoFailed(error instanceof Error ? error.message : String(error)), { cause: error });
      }
    }
    onSaved(id);
  };
  const calls = [nodeAlone, nodeFirst, logo];
  return { save, wait: { isSlow: calls.some(({ isSlow }) => isSlow), cancel: () => calls.forEach(({ cancel }) => cancel()) } };
}
