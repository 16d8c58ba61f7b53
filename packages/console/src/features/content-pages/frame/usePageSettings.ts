import { type Change, changedFields, isApplied } from '../../../api/changes.ts';
import { foundWhen } from '../../../api/lookAgain.ts';
import { type Facts, useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { useSave } from '../../../access/useSave.ts';
import { contentKinds, type ContentTypeName, contentTypeNames } from '../../../content/kinds.ts';
import { type PageSettings, updateContentInstance } from '../../../content/pageCalls.ts';
import { toastDurations } from '../../../ground/limits.ts';

const pageReads = contentTypeNames.map((name) => `${contentKinds[name].pages}/{id}` as const);

/** Saves the settings of a page of any type over what others have saved since; a text of theirs is replaced only once it was told (P12). */
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
          onRead: (now) => {
            const isTyped = changedFields(change).includes('name');
            const nameOf = ({ name }: Partial<PageSettings>): Facts => (isTyped ? { name: name ?? null } : {});
            warnOfOverwriting({ id, opened: nameOf(change.from), now: nameOf(now), wanted: nameOf(change.to) });
          },
        },
        signal,
      ),
    look: async (client, change, signal) => {
      const { data } = await client.GET(`${contentKinds[type].pages}/{id}`, { params: { path: { id } }, signal });
      return foundWhen(data !== undefined && isApplied<Partial<PageSettings>>(data, change), data);
    },
    invalidates: [...pageReads, '/api/management/content-instances'],
    waitsForReads: true,
    durations: { done: toastDurations.content, failed: toastDurations.content },
  });
}
