import type { ConsoleClient } from '@noticeboard/api-types';
import { useState } from 'react';
import { useSave } from '../../../access/useSave.ts';
import { createOnce } from '../../../api/createOnce.ts';
import { foundGone, foundWhen } from '../../../api/lookAgain.ts';
import { made } from '../../../api/answerBody.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { resourceMessages as texts } from '../../../messages/resource.ts';
import { changesFolders, type CollectionPlace, containerPath, containersPath, type MoveTarget, readContainer, rootId } from './resourceCalls.ts';

/** A new folder. */
interface NewFolder {
  name: string;
  /** The folder around it; null for the root. */
  parentId: string | null;
}

/** The changes of a collection's folders (content §7, decisions-content §1b). */
export function useFolderChanges(place: CollectionPlace) {
  const warnOfOverwriting = useOverwriteWarning();
  const read = (client: ConsoleClient, containerId: string, signal: AbortSignal) => readContainer(client, place, containerId, signal);
  const pathOf = (containerId: string) => ({ path: { ...place, containerId } });
  const [sendNew] = useState(() =>
    createOnce({
      make: async (client, body: NewFolder, signal) => made(await client.POST(containersPath, { params: { path: place }, body, signal })),
      list: async (client, { parentId }, signal) => (await read(client, parentId ?? rootId, signal)).folders,
      isMade: ({ name }, sent) => name === sent.name,
      nameOf: ({ name }) => name,
    }),
  );
  const create = useSave({ send: sendNew, ...changesFolders, success: texts.saved, failureTitle: 'Error' });
  const rename = useSave({
    // Saving a folder sends its parent, too: the one that the host has now.
    send: async (client, { id, name, opened }: { id: string; name: string; opened: string }, signal) => {
      const now = await read(client, id, signal);
      warnOfOverwriting({ id, opened: { name: opened }, now: { name: now.name }, wanted: { name } });
      await client.PUT(containerPath, { params: pathOf(id), body: { name, parentId: now.parentResourceContainerId }, signal });
    },
    look: async (client, { id, name }, signal) => foundWhen((await read(client, id, signal)).name === name, undefined),
    ...changesFolders,
    identify: ({ id }) => id,
  });
  const move = useSave({
    // The name stays as the host has it now, and if someone else has moved the folder, that is reported before it is moved again (P12).
    send: async (client, { id, from, target }: { id: string; from: string; target: MoveTarget }, signal) => {
      const [{ name, parentResourceContainerId: parent }, { folders }] = await Promise.all([read(client, id, signal), read(client, from, signal)]);
      const isHere = folders.some((folder) => folder.id === id);
      warnOfOverwriting({ id: `place of ${id}`, opened: { place: from }, now: { place: isHere ? from : parent }, wanted: { place: target.id }, words: texts.move.movedMeanwhile });
      await client.PUT(containerPath, { params: pathOf(id), body: { name: name ?? '', parentId: target.id }, signal });
    },
    look: async (client, { id, target }, signal) => foundWhen((await read(client, id, signal)).parentResourceContainerId === target.id, undefined),
    ...changesFolders,
    identify: ({ id }) => id,
    success: null,
  });
  const remove = useSave({
    send: (client, id: string, signal): Promise<unknown> => client.DELETE(containerPath, { params: pathOf(id), signal }),
    look: (client, id, signal) => foundGone(read(client, id, signal)),
    ...changesFolders,
    identify: (id) => id,
    success: texts.removed,
    failureTitle: 'Delete Error',
  });
  return { create, rename, move, remove };
}
