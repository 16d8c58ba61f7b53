import { type Change, isApplied } from '../../../api/changes.ts';
import { fieldsOverwritten, type FieldWords, switched } from '../../../api/fieldsOverwritten.ts';
import { foundWhen } from '../../../api/lookAgain.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { useSave } from '../../../access/useSave.ts';
import { contentKinds, type ContentTypeName, contentTypeNames } from '../../../content/kinds.ts';
import { type PageSettings, updateContentInstance } from '../../../content/pageCalls.ts';
import { contentDurations } from '../../../ground/limits.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';

const pageReads = contentTypeNames.map((name) => `${contentKinds[name].pages}/{id}` as const);

const { conflict: texts } = contentPageMessages;

/** Each setting in words, for the warning that someone else has changed it. */
export const settingsWords: FieldWords<PageSettings> = {
  name: (name) => name,
  order: texts.order,
  iconId: (iconId) => (iconId === null ? texts.noIcon : texts.otherIcon),
  targetEmail: (email) => email || null,
  enableLikes: switched,
  enableComments: switched,
  enableReadConfirmation: switched,
};

/** Saves the settings of a page of any type over what others have saved since; their changes are only replaced after a warning (P12). */
export function usePageSettings<Settings extends Partial<PageSettings>>(type: ContentTypeName, id: string) {
  const warnOfOverwriting = useOverwriteWarning();
  return useSave({
    send: (client, change: Change<Settings>, signal) =>
      updateContentInstance(
        client,
        {
          type,
          id,
          change,
          onRead: (now) => warnOfOverwriting(fieldsOverwritten<Partial<PageSettings>>(id, now, change, settingsWords)),
        },
        signal,
      ),
    look: async (client, change, signal) => {
      const { data } = await client.GET(`${contentKinds[type].pages}/{id}`, { params: { path: { id } }, signal });
      return foundWhen(data !== undefined && isApplied<Partial<PageSettings>>(data, change), data);
    },
    invalidates: [...pageReads, '/api/management/content-instances'],
    waitsForReads: true,
    durations: contentDurations,
  });
}
