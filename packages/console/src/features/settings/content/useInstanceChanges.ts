import type { ContentInstanceValues } from '@noticeboard/design-system';
import { SaveError, useSave } from '../../../api/useSave.ts';
import { settingsMessages } from '../../../messages/settings.ts';
import { createContentInstance, deleteContentInstance } from '../../../shared/contentInstanceCalls.ts';
import { type ContentTypeName, isContentTypeName } from '../../../shared/contentTypes.ts';
import type { InstanceRow } from './instanceRow.ts';

const texts = settingsMessages.content;

/**
 * Adds and deletes pages. Both are refused with words for the alert of their modal; the list is read again also when a
 * page has gone elsewhere meanwhile (N09).
 *
 * @param typeNameOf name of a type by its id
 */
export function useInstanceChanges(typeNameOf: (typeId: string) => string) {
  const adding = useSave({
    send: (client, { type, name, targetEmail }: { type: ContentTypeName; name: string; targetEmail?: string }, signal) =>
      createContentInstance(client, type, { name, ...(targetEmail !== undefined && { targetEmail }) }, signal),
    // After any type is added the list is read again (CONT-162, decisions-content A33).
    invalidates: ['/api/management/content-instances'],
    success: texts.added,
  });
  const deleting = useSave({
    send: (client, { type, id }: { type: ContentTypeName; id: string }, signal) => deleteContentInstance(client, type, id, signal),
    invalidates: ['/api/management/content-instances', '/api/tenant/all-published-items', '/api/management/analytics/tenant/stats'],
    success: texts.deleted,
    failureTitle: 'Delete Error',
  });

  const add = async ({ contentTypeId, name, targetEmail }: ContentInstanceValues): Promise<void> => {
    const type = typeNameOf(contentTypeId);
    if (!isContentTypeName(type)) throw new SaveError(texts.unknownType);
    await adding.save({ type, name, ...(targetEmail !== undefined && { targetEmail }) });
  };
  const remove = async ({ id, typeName }: InstanceRow): Promise<void> => {
    if (!isContentTypeName(typeName)) throw new SaveError(texts.unknownType);
    await deleting.save({ type: typeName, id });
  };
  return { add, adding, remove, deleting };
}
