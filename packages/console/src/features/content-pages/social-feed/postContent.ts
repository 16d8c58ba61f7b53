import { bareLine, oneLine } from '@noticeboard/design-system';
import { socialFeedMessages as texts } from '../../../messages/socialFeed.ts';
import type { ItemContent } from '../publishing/ItemPreview.tsx';
import { type PostValues, savedBody } from './postValues.ts';

/** The preview of a post, from the values of its form; it has the files that are uploaded. */
export function postContent({ body, linkUrl, linkLabel, requireReadConfirmation, files }: PostValues): ItemContent {
  const address = bareLine(linkUrl);
  return {
    text: savedBody(body),
    files,
    link: address === '' ? null : { label: oneLine(linkLabel) || address, host: URL.parse(address)?.hostname ?? address },
    request: requireReadConfirmation ? texts.confirmed : null,
  };
}
