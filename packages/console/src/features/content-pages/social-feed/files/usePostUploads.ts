import { type UnsavedForm, UnsavedWorkContext } from '@noticeboard/design-system';
import { use, useEffect, useRef } from 'react';
import { socialFeedMessages } from '../../../../messages/socialFeed.ts';
import { arrivedFile, isUploadOf, UploadFailedError } from '../../../../uploads/ownUploads.ts';
import type { UploadItem } from '../../../../uploads/uploadTypes.ts';
import { type Uploads, useUploads } from '../../../../uploads/useUploads.ts';
import type { ItemFile } from '../../../../content/files/itemFile.ts';
import { postFileRules } from './postFileRules.ts';

const texts = socialFeedMessages.files;

/** The files of a post that are on their way. */
export interface PostUploads extends Pick<Uploads, 'pause' | 'resume' | 'replace' | 'remove'> {
  /** Those that are not in the post yet. */
  own: readonly UploadItem[];
  /** All uploads of the page, also those that the post has taken. */
  all: readonly UploadItem[];
  /** How many are under way, paused ones included. */
  underWay: number;
  /** How many have failed. */
  failed: number;
  /** Whether leaving would lose one. What an earlier load of the page has left is lost already, unless it is chosen again. */
  isDirty: boolean;
  add: (files: readonly File[]) => void;
  /** Ends and forgets all of them. */
  giveUp: () => void;
  /** Hands over what has arrived since the last time. */
  takeArrived: (put: (files: ItemFile[]) => void) => void;
  /** Waits for what is under way. @throws Error in words, when one fails or nobody waits any more */
  arrive: () => Promise<ItemFile[]>;
  /** Ends the waiting, not the uploads. */
  stopWaiting: () => void;
}

/**
 * The uploads of one post: they are found by its address, so that those of an earlier load of the page go on here.
 *
 * @param post where it is, and what the tray calls it
 */
export function usePostUploads(feedId: string, post: { label: string; href: string }): PostUploads {
  const uploads = useUploads();
  const isOwn = isUploadOf(post.href);
  const own = uploads.items.filter(isOwn);
  const waiting = useRef<AbortController | null>(null);
  const giveUp = () => {
    for (const { id } of own) uploads.remove(id);
  };
  useGivingUp(giveUp);
  return {
    ...uploads,
    own,
    all: uploads.items,
    underWay: own.filter(({ status }) => status === 'idle' || status === 'uploading').length,
    failed: own.filter(({ status }) => status === 'error').length,
    isDirty: own.some(({ file }) => file !== null),
    add: (files) => void uploads.add(files, { contentInstanceId: feedId, rules: postFileRules, belongsTo: post }),
    giveUp,
    takeArrived: (put) => {
      const arrived = own.flatMap((item) => arrivedFile(item) ?? []);
      if (arrived.length === 0) return;
      put(arrived);
      for (const { id, stored } of own) if (stored !== null) uploads.take(id);
    },
    arrive: async () => {
      const controller = new AbortController();
      waiting.current = controller;
      try {
        return await uploads.arrival(isOwn, controller.signal);
      } catch (error) {
        throw new Error(error instanceof UploadFailedError ? texts.failedWhileSaving : texts.notWaited, { cause: error });
      }
    },
    stopWaiting: () => waiting.current?.abort(new Error('Nobody waits any more.')),
  };
}

/** What is on its way to a post that is given up is given up with it. */
function useGivingUp(giveUp: () => void): void {
  const { add } = use(UnsavedWorkContext);
  const form = useRef<UnsavedForm>({ isDirty: false, release: giveUp });
  useEffect(() => {
    form.current.release = giveUp;
  });
  useEffect(() => add(form.current), [add]);
}
