import { useMemo, useRef } from 'react';
import type { ItemFile } from '../../../../content/files/itemFile.ts';
import { pictureRules } from '../../../../content/files/pictureRules.ts';
import { type ItemUploads, useItemUploads } from '../../../../content/files/useItemUploads.ts';
import { socialFeedMessages } from '../../../../messages/socialFeed.ts';
import { UploadFailedError } from '../../../../uploads/ownUploads.ts';

const texts = socialFeedMessages.files;

/** The files of a post that are being uploaded: saving it waits for them. */
export interface PostUploads extends Omit<ItemUploads, 'arrive'> {
  /** Waits for pending uploads. @throws Error in words, when one fails or the waiting was stopped */
  arrive: () => Promise<ItemFile[]>;
  /** Stops the waiting, not the uploads. */
  stopWaiting: () => void;
}

/**
 * The uploads of one post.
 *
 * @param post its address, and its name in the tray
 */
export function usePostUploads(feedId: string, post: { label: string; href: string }): PostUploads {
  const uploads = useItemUploads(feedId, post, pictureRules);
  const waiting = useRef<AbortController | null>(null);
  return useMemo(
    () => ({
      ...uploads,
      arrive: async () => {
        const controller = new AbortController();
        waiting.current = controller;
        try {
          return await uploads.arrive(controller.signal);
        } catch (error) {
          throw new Error(error instanceof UploadFailedError ? texts.failedWhileSaving : texts.notWaited, { cause: error });
        }
      },
      stopWaiting: () => waiting.current?.abort(new Error('Nobody waits any more.')),
    }),
    [uploads],
  );
}
