import { unstable_serialize as nameOf, useSWRConfig } from 'swr';
import { isKeyOf, type ReadPath } from '../../api/readKey.ts';
import type { ContentTypeName } from '../kinds.ts';

/** What an item holds by calls of its own and shows beside its publication. Folders and albums are on pages of their own. */
const heldReads: Partial<Record<ContentTypeName, readonly ReadPath[]>> = {
  ContactDirectory: ['/api/management/contact-directories/{id}/content-items/{itemId}/contacts/{page}/{size}'],
  FeedbackLoop: ['/api/management/feedback-loops/{id}/content-items/{itemId}/options/{page}/{size}'],
};

/**
 * Reads again what is shown of the things in an item, and answers whether that differs from what was shown before: then it is
 * shown as it is now. What could not be read is as it was (ADR 0181).
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
