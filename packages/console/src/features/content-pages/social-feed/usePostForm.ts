import { type Form, type FormDraft, useForm } from '@noticeboard/design-system';
import { useCallback, useEffect, useState } from 'react';
import type { Change } from '../../../api/changes.ts';
import { type PostUploads, usePostUploads } from './files/usePostUploads.ts';
import { postFields } from './postFields.ts';
import { type PostValues, withFiles } from './postValues.ts';

interface PostFormParts {
  /** Id of the feed. */
  feedId: string;
  /** The address of the form, and the post's name in the tray. */
  place: { label: string; href: string };
  /** The initial values. */
  initial: PostValues;
  /** The key of its draft. */
  draft: FormDraft<PostValues>;
  /** Saves it with its files, all of which are uploaded. */
  save: (change: Change<PostValues>) => Promise<unknown>;
  /** It was saved. */
  onSaved?: () => void;
}

/** The form with what its fields report besides their values. */
interface FormOfPost {
  form: Form<PostValues>;
  uploads: PostUploads;
  /** The tag field has a text that is not a tag, or no longer. */
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
  // Finished uploads are a part of the post, and of its draft.
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
