import { type Form, type FormDraft, useForm } from '@noticeboard/design-system';
import { useCallback, useEffect, useState } from 'react';
import type { Change } from '../../../api/changes.ts';
import { type PostUploads, usePostUploads } from './files/usePostUploads.ts';
import { postFields } from './postFields.ts';
import { type PostValues, withFiles } from './postValues.ts';

interface PostFormParts {
  /** Id of the feed. */
  feedId: string;
  /** Where the post is written, and what the tray calls it. */
  place: { label: string; href: string };
  /** What the form shows at first. */
  initial: PostValues;
  /** Under which its draft is kept. */
  draft: FormDraft<PostValues>;
  /** Saves it with its files, all of which have arrived. */
  save: (change: Change<PostValues>) => Promise<unknown>;
  /** It was saved. */
  onSaved?: () => void;
}

/** The form with what its fields report besides their values. */
interface FormOfPost {
  form: Form<PostValues>;
  uploads: PostUploads;
  /** Something is in the tag field that is no tag, or does no longer. */
  onTagsValidityChange: (isValid: boolean) => void;
}

/** The form of a post with the files being uploaded to it: saving waits for them. */
export function usePostForm({ feedId, place, initial, draft, save, onSaved }: PostFormParts): FormOfPost {
  const uploads = usePostUploads(feedId, place);
  const [isTagLeft, setTagLeft] = useState(false);
  const form = useForm<PostValues>({
    initial,
    fields: postFields(uploads, isTagLeft),
    sets: ['tags'],
    draft,
    holdsMore: uploads.isDirty,
    onSave: async (_, { from, to }) => {
      const arrived = await uploads.arrive();
      await save({ from, to: withFiles(to, arrived, uploads.chosenNames()) });
    },
    ...(onSaved && { onSaved }),
  });
  // What has arrived is a part of the post, and of its draft.
  useEffect(() => uploads.takeArrived((files) => form.change((values) => withFiles(values, files, uploads.chosenNames()))));
  return {
    form: {
      ...form,
      discard: () => {
        uploads.giveUp();
        form.discard();
      },
    },
    uploads,
    onTagsValidityChange: useCallback((isValid) => setTagLeft(!isValid), []),
  };
}
