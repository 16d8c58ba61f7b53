import { atMost, bareLine, type FormFields, isBlank, oneLine } from '@noticeboard/design-system';
import { isWebAddress } from '@noticeboard/design-system/content';
import { validationMessages } from '@noticeboard/design-system/validation';
import { socialFeedMessages as texts } from '../../../messages/socialFeed.ts';
import { type PostValues, savedBody } from './postValues.ts';

/** Most characters of a post (decisions-content O35). */
export const longestBody = 10_000;

/**
 * The fields of a post, with their rules. The message may be empty if there is a file, or one being uploaded (FEED-132).
 *
 * @param uploads how many files are being uploaded, and how many have failed: failed ones are retried or removed first
 * @param isTagLeft whether a refused tag is in its field: the post would go to more people than was meant
 */
export const postFields = ({ underWay, failed }: { underWay: number; failed: number }, isTagLeft = false): FormFields<PostValues> => ({
  body: {
    label: texts.message,
    clean: savedBody,
    rules: [(body, { label, values }) => (!isBlank(body) || values.files.length + underWay > 0 ? null : validationMessages.required(label)), atMost(longestBody)],
  },
  files: { label: texts.files.title, rules: [() => (failed === 0 ? null : texts.files.notUploaded(failed))] },
  linkUrl: {
    label: texts.link.url,
    clean: bareLine,
    rules: [
      (url, { label, values }) => {
        if (url === '') return oneLine(values.linkLabel) === '' ? null : validationMessages.required(label);
        return isWebAddress(url) ? null : validationMessages.notValid(label);
      },
    ],
  },
  linkLabel: { label: texts.link.label, clean: oneLine },
  tags: { label: texts.tags, rules: [() => (isTagLeft ? texts.tagLeft : null)] },
});
