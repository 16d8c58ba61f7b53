import type { components } from '@noticeboard/api-types/schema';
import { socialFeedMessages as texts } from '../../../messages/socialFeed.ts';
import type { ItemContent } from '../publishing/ItemPreview.tsx';
import { type PostValues, savedBody } from './postValues.ts';

/** What a post shows to its readers, as it stands in its form; its files are named, as they were saved. */
export function postContent({ body, linkUrl, linkLabel, requireReadConfirmation }: PostValues, { contentFiles }: components['schemas']['ContentItem']): ItemContent {
  const address = linkUrl.trim();
  return {
    text: savedBody(body),
    attachments: (contentFiles ?? []).map(({ id, originalFileName }) => ({ id, name: originalFileName })),
    link: address === '' ? null : { label: linkLabel.trim() || address, host: URL.parse(address)?.hostname ?? address },
    request: requireReadConfirmation ? texts.confirmed : null,
  };
}
