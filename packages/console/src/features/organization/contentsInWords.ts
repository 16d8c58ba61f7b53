import { organizationMessages } from '../../messages/organization.ts';
import type { NodeContents } from './nodeContents.ts';

const texts = organizationMessages.deletion;
const kinds = ['roles', 'published', 'scheduled'] as const;
const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What is deleted or lost with a node, in sentences: 'This affects 3 roles and 12 published items.' */
export function contentsInWords(contents: NodeContents): string {
  const known = kinds.flatMap((kind) => (contents[kind] ? [texts[kind](contents[kind])] : []));
  const unknown = kinds.filter((kind) => contents[kind] === null).map((kind) => texts.kinds[kind]);
  const sentences = [
    ...(known.length > 0 ? [texts.affects(listed.format(known)), outcomeOf(contents)] : []),
    ...(contents.staying ? [texts.staying(contents.staying)] : []),
    ...(unknown.length > 0 ? [texts.unknown(listed.format(unknown))] : []),
  ];
  return sentences.length === 0 ? texts.nothing : sentences.join(' ');
}

/** Only about what exists: a sentence about roles where there are none reads like a warning. */
function outcomeOf({ roles, published, scheduled }: NodeContents): string {
  if (!published && !scheduled) return texts.rolesAreDeleted;
  return roles ? texts.outcome : texts.itemsBecomeDrafts;
}
