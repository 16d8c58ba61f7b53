import type { components } from '@noticeboard/api-types/schema';
import { shortened } from '@noticeboard/design-system';
import { publishedContentMessages } from '../messages/publishedContent.ts';

/** Characters of the text that serves as the name of an item without one (decisions-content O32). */
const longestName = 50;

type NamedItem = Pick<components['schemas']['ContentItem'], 'name' | 'body' | 'contentFiles'>;

function readName({ name, body, contentFiles }: NamedItem): string {
  const text = (body ?? '').replace(/\s+/gu, ' ').trim();
  return name?.trim() || shortened(text, longestName) || contentFiles?.[0]?.originalFileName || publishedContentMessages.untitled;
}

const known = new WeakMap<NamedItem, string>();

/** The name of an item, or the beginning of its text, or its first file (decisions-content O32). Computed once for each response of the host. */
export function itemName(item: NamedItem): string {
  const name = known.get(item) ?? readName(item);
  known.set(item, name);
  return name;
}
