import type { ConsoleClient } from '@noticeboard/api-types';
import { useState } from 'react';
import { useSave } from '../../../access/useSave.ts';
import { applyChange, type Change, isApplied } from '../../../api/changes.ts';
import { createOnce } from '../../../api/createOnce.ts';
import { fieldsOverwritten, type FieldWords } from '../../../api/fieldsOverwritten.ts';
import { foundGone, foundWhen } from '../../../api/lookAgain.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { resourceMessages as texts } from '../../../messages/resource.ts';
import { type CollectionPlace, changesFolders } from './resourceCalls.ts';

/** A folder of a collection. */
export interface FolderPlace extends CollectionPlace {
  /** Its id, or `root`. */
  containerId: string;
}

/** The calls of documents or of links. */
export interface WrittenCalls<Values extends object, Written extends Values & { id: string }> {
  /** Creates one in a folder. */
  make: (client: ConsoleClient, place: FolderPlace, values: Values, signal: AbortSignal) => Promise<Written>;
  /** Those of a folder. */
  list: (client: ConsoleClient, place: FolderPlace, signal: AbortSignal) => Promise<readonly Written[]>;
  /** One of them as it is now. */
  read: (client: ConsoleClient, place: FolderPlace, id: string, signal: AbortSignal) => Promise<Values>;
  /** Saves it. */
  put: (client: ConsoleClient, place: FolderPlace, id: string, values: Values, signal: AbortSignal) => Promise<unknown>;
  /** Deletes it. */
  remove: (client: ConsoleClient, place: FolderPlace, id: string, signal: AbortSignal) => Promise<unknown>;
  /** Its name for users. */
  nameOf: (values: Values) => string;
  /** Each field in words, for the warning that someone else has changed it (P12). */
  fieldWords: FieldWords<Values>;
  /** The words for values that are too long for a sentence. @default the value saved now */
  changedWords?: string;
}

/** The changes of the documents or links in a folder (content §7). Keep the calls at module scope. */
export function useWrittenChanges<Values extends object, Written extends Values & { id: string }>(calls: WrittenCalls<Values, Written>, place: FolderPlace) {
  const { changedWords: words } = calls;
  const warnOfOverwriting = useOverwriteWarning();
  const [sendNew] = useState(() =>
    createOnce({
      make: (client, { folder, values }: { folder: FolderPlace; values: Values }, signal) => calls.make(client, folder, values, signal),
      list: (client, { folder }, signal) => calls.list(client, folder, signal),
      isMade: (written, { values }) => isApplied<Values>(written, { from: {} as Values, to: values }),
      nameOf: ({ values }) => calls.nameOf(values),
    }),
  );
  const create = useSave({ ...changesFolders, send: (client, values: Values, signal) => sendNew(client, { folder: place, values }, signal), success: texts.saved, failureTitle: 'Error' });
  const update = useSave({
    ...changesFolders,
    send: async (client, { id, change }: { id: string; change: Change<Values> }, signal) => {
      const now = await calls.read(client, place, id, signal);
      warnOfOverwriting({ ...fieldsOverwritten<Values>(id, now, change, calls.fieldWords), ...(words !== undefined && { words }) });
      await calls.put(client, place, id, applyChange<Values, Values>(now, change), signal);
    },
    look: async (client, { id, change }, signal) => foundWhen(isApplied(await calls.read(client, place, id, signal), change), undefined),
    identify: ({ id }) => id,
  });
  const remove = useSave({
    ...changesFolders,
    send: (client, id: string, signal) => calls.remove(client, place, id, signal),
    look: (client, id, signal) => foundGone(calls.read(client, place, id, signal)),
    identify: (id) => id,
    success: texts.removed,
    failureTitle: 'Delete Error',
  });
  return { create, update, remove };
}
