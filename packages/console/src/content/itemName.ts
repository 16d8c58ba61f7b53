import type { components } from '@noticeboard/api-types/schema';
import { shortened } from '@noticeboard/design-system';
import { publishedContentMessages } from '../messages/publishedContent.ts';

/** As much of a text as names what has no name of its own (decisions-content O32). */
const longestName = 50;

type NamedItem = Pick<components['schemas']['ContentItem'], 'name' | 'body' | 'contentFiles'>;

function readName({ name, body, contentFiles }: NamedItem): string {
  const text = (body ?? '').replace(/\s+/gu, ' ').trim();
  return name?.trim() || shortened(text, longestName) || contentFiles?.[0]?.originalFileName || publishedContentMessages.untitled;
}

const known = new WeakMap<NamedItem, string>();

/** What an item is called: its name, or the beginning of its text, or its first file (decisions-content O32). Worked out once for each answer of the host. */
export function itemName(item: NamedItem): string {
  const name = known.get(item) ?? readName(item);
  known.set(item, name);
  return name;
}
