import { unstable_serialize as nameOf, useSWRConfig } from 'swr';
import { isKeyOf, type ReadPath } from '../../api/readKey.ts';
import type { ContentTypeName } from '../kinds.ts';

/** The things in an item that are read separately and shown beside its publication. Folders and albums are on pages of their own. */
const heldReads: Partial<Record<ContentTypeName, readonly ReadPath[]>> = {
  ContactDirectory: ['/api/management/contact-directories/{id}/content-items/{itemId}/contacts/{page}/{size}'],
  FeedbackLoop: ['/api/management/feedback-loops/{id}/content-items/{itemId}/options/{page}/{size}'],
};

/**
 * Reads the shown things in an item again, and returns whether they differ from those shown before: the new ones are
 * shown then. Things that cannot be read count as unchanged (ADR 0181).
 */
export function useHeldChange(): (typeName: ContentTypeName) => Promise<boolean> {
  const { mutate, cache } = useSWRConfig();
  return async (typeName) => {
    const paths = heldReads[typeName];
    if (paths === undefined) return false;
    const before: unknown[] = [];
    const now = await mutate((key) => {
      const isHeld = isKeyOf(key, paths);
      if (isHeld) before.push(cache.get(nameOf(key))?.data);
      return isHeld;
    });
    return JSON.stringify(now) !== JSON.stringify(before);
  };
}
