import type { ConsoleClient } from '@noticeboard/api-types';
import { useSave } from '../../../access/useSave.ts';
import { foundWhen } from '../../../api/lookAgain.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { resourceMessages as texts } from '../../../messages/resource.ts';
import { inTurn, takeInTurn } from '../file/inTurn.ts';
import { changesFolders, type CollectionPlace, type MoveTarget, readContainer } from './resourceCalls.ts';

const all = '/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/files';
const one = '/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/files/{fileName}';

/** A new name for a file, and the one that it had when it was opened. */
interface Renaming {
  fileName: string;
  originalFileName: string;
  opened: string;
}

/** The changes of a folder's files, except adding, which the upload queue does (content §7). A single file cannot be read: it is looked up in its folder. */
export function useFileChanges(place: CollectionPlace, containerId: string) {
  const path = { ...place, containerId };
  const warnOfOverwriting = useOverwriteWarning();
  const find = async (client: ConsoleClient, fileName: string, signal: AbortSignal) =>
    (await readContainer(client, place, containerId, signal)).contentFiles.find((file) => file.fileName === fileName);
  const rename = useSave({
    send: async (client, { fileName, originalFileName, opened }: Renaming, signal) => {
      const now = await find(client, fileName, signal);
      if (now !== undefined) warnOfOverwriting({ id: fileName, opened: { name: opened }, now: { name: now.originalFileName }, wanted: { name: originalFileName } });
      await client.PUT(one, { params: { path: { ...path, fileName } }, body: { originalFileName }, signal });
    },
    look: async (client, { fileName, originalFileName }, signal) => foundWhen((await find(client, fileName, signal))?.originalFileName === originalFileName, undefined),
    ...changesFolders,
    identify: ({ fileName }) => fileName,
  });
  const move = useSave({
    // A file that is put into another folder leaves this one (ADR 0081); if someone else has moved it, that is reported first (P12).
    send: async (client, { id: fileName, target }: { id: string; target: MoveTarget }, signal) => {
      const isHere = (await find(client, fileName, signal)) !== undefined;
      warnOfOverwriting({ id: `place of ${fileName}`, opened: { place: containerId }, now: { place: isHere ? containerId : null }, wanted: { place: target.id }, words: texts.move.movedMeanwhile });
      await client.POST(all, { params: { path: { ...place, containerId: target.id } }, body: { fileNames: [fileName] }, signal });
    },
    look: async (client, { id, target }, signal) => {
      const { contentFiles } = await readContainer(client, place, target.id, signal);
      return foundWhen(contentFiles.some(({ fileName }) => fileName === id), undefined);
    },
    ...changesFolders,
    identify: ({ id }) => id,
    success: null,
  });
  const remove = useSave({
    send: (client, fileName: string, signal): Promise<unknown> => client.DELETE(one, { params: { path: { ...path, fileName } }, signal }),
    look: async (client, fileName, signal) => foundWhen((await find(client, fileName, signal)) === undefined, undefined),
    ...changesFolders,
    identify: (fileName) => fileName,
    success: texts.removed,
    failureTitle: 'Delete Error',
  });
  const removeSeveral = useSave({
    send: (client, fileNames: readonly string[], signal): Promise<unknown> =>
      takeInTurn(fileNames, texts.partly, (fileName) => client.DELETE(one, { params: { path: { ...path, fileName } }, signal })),
    look: async (client, fileNames, signal) => {
      const { contentFiles } = await readContainer(client, place, containerId, signal);
      return foundWhen(contentFiles.every(({ fileName }) => !fileNames.includes(fileName)), undefined);
    },
    ...changesFolders,
    success: texts.removed,
    failureTitle: 'Delete Error',
  });
  const renameSeveral = useSave({
    send: async (client, names: readonly Renaming[], signal) => {
      const { contentFiles } = await readContainer(client, place, containerId, signal);
      for (const { fileName, originalFileName, opened } of names) {
        const now = contentFiles.find((file) => file.fileName === fileName);
        if (now !== undefined) warnOfOverwriting({ id: fileName, opened: { name: opened }, now: { name: now.originalFileName }, wanted: { name: originalFileName } });
      }
      await inTurn(names, texts.partlyRenamed, ({ fileName, originalFileName }) => client.PUT(one, { params: { path: { ...path, fileName } }, body: { originalFileName }, signal }));
    },
    look: async (client, names, signal) => {
      const { contentFiles } = await readContainer(client, place, containerId, signal);
      return foundWhen(names.every(({ fileName, originalFileName }) => contentFiles.some((file) => file.fileName === fileName && file.originalFileName === originalFileName)), undefined);
    },
    ...changesFolders,
  });
  return { rename, move, remove, removeSeveral, renameSeveral };
}
