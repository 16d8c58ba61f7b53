import type { ContentInstanceValues } from '@noticeboard/design-system/content';
import { useState } from 'react';
import { foundWhen } from '../../../api/lookAgain.ts';
import { SaveError, useSave } from '../../../access/useSave.ts';
import { settingsMessages } from '../../../messages/settings.ts';
import { createInstanceOnce, deleteContentInstance } from '../../../content/pageCalls.ts';
import { type ContentTypeName, isContentTypeName } from '../../../content/kinds.ts';
import type { InstanceRow } from './instanceRow.ts';

const texts = settingsMessages.content;

/**
 * Adds and deletes pages. Both reject with words for the alert of their dialog; the list is also read again when a
 * page was deleted elsewhere in the meantime (N09).
 *
 * @param typeNameOf name of a type by its id
 */
export function useInstanceChanges(typeNameOf: (typeId: string) => string) {
  const [sendNew] = useState(createInstanceOnce);
  const adding = useSave({
    send: sendNew,
    // The list is read again after any type is added (CONT-162, decisions-content A33).
    invalidates: ['/api/management/content-instances'],
    success: texts.added,
    failureTitle: 'Error',
  });
  const deleting = useSave({
    send: (client, { type, id }: { type: ContentTypeName; id: string }, signal): Promise<unknown> => deleteContentInstance(client, type, id, signal),
    look: async (client, { id }, signal) => {
      const { data } = await client.GET('/api/management/content-instances', { signal });
      return foundWhen(data !== undefined && !data.some((page) => page.id === id), undefined);
    },
    invalidates: ['/api/management/content-instances', '/api/tenant/all-published-items', '/api/management/analytics/tenant/stats'],
    success: texts.deleted,
    failureTitle: 'Delete Error',
  });

  const add = async ({ contentTypeId, name, targetEmail }: ContentInstanceValues): Promise<void> => {
    const type = typeNameOf(contentTypeId);
    if (!isContentTypeName(type)) throw new SaveError(texts.unknownType);
    await adding.save({ type, contentTypeId, name, ...(targetEmail !== undefined && { targetEmail }) });
  };
  const remove = async ({ id, typeName }: InstanceRow): Promise<void> => {
    if (!isContentTypeName(typeName)) throw new SaveError(texts.unknownType);
    await deleting.save({ type: typeName, id });
  };
  return { add, adding, remove, deleting };
}
