import type { FormFields } from '@noticeboard/design-system';
import { isWebAddress } from '@noticeboard/design-system/content';
import { validationMessages } from '@noticeboard/design-system/validation';
import { socialFeedMessages as texts } from '../../../messages/socialFeed.ts';
import { type PostValues, savedBody } from './postValues.ts';

/**
 * The fields of a post, and what they must hold.
 *
 * @param hasFiles whether it has an attachment: only then the message may be empty (FEED-132)
 */
export const postFields = (hasFiles: boolean): FormFields<PostValues> => ({
  body: { label: texts.message, clean: savedBody, rules: [(body, { label }) => (body !== '' || hasFiles ? null : validationMessages.required(label))] },
  linkUrl: {
    label: texts.link.url,
    clean: (url) => url.trim(),
    rules: [
      (url, { label, values }) => {
        if (url === '') return values.linkLabel.trim() === '' ? null : validationMessages.required(label);
        return isWebAddress(url) ? null : validationMessages.notValid(label);
      },
    ],
  },
  linkLabel: { label: texts.link.label, clean: (label) => label.trim() },
  tags: { label: texts.tags },
});
