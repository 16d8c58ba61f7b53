import type { components } from '@noticeboard/api-types/schema';
import { shortened } from '@noticeboard/design-system';
import { publishedContentMessages } from '../messages/publishedContent.ts';

/** As much of a text as names what has no name of its own (decisions-content O32). */
const longestName = 50;

/** What an item is called: its name, or the beginning of its text, or its first file (decisions-content O32). */
export function itemName({ name, body, contentFiles }: Pick<components['schemas']['ContentItem'], 'name' | 'body' | 'contentFiles'>): string {
  const text = (body ?? '').replace(/\s+/gu, ' ').trim();
  return name?.trim() || shortened(text, longestName) || contentFiles?.[0]?.originalFileName || publishedContentMessages.untitled;
}
