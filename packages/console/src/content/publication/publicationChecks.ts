import type { components } from '@noticeboard/api-types/schema';
import { isWebAddress } from '@noticeboard/design-system/content';
import type { PublishCheck } from '@noticeboard/design-system/publishing';
import { itemName } from '../itemName.ts';
import type { ContentTypeName } from '../kinds.ts';
import { publicationMessages } from '../../messages/publication.ts';
import { isBlank } from '@noticeboard/design-system';

const texts = publicationMessages.checks;

type ContentItem = components['schemas']['ContentItem'];

/** The values of an item that are checked. */
export type CheckedItem = Pick<ContentItem, 'body' | 'contentFiles' | 'linkPreview'> & { surveyQuestions?: readonly unknown[] };

/**
 * The checks of the item itself, for what the contract has of it: neither languages nor alternative texts. The contents of a list,
 * a folder or an album are not part of its item.
 */
export function contentChecks(type: ContentTypeName, item: CheckedItem): PublishCheck[] {
  switch (type) {
    case 'SocialFeed':
      return postChecks(item);
    case 'Survey':
      return [{ id: 'questions', ...counted(item.surveyQuestions?.length ?? 0, texts.questions) }];
    case 'Gallery':
      return [{ id: 'pictures', ...counted(item.contentFiles?.length ?? 0, texts.pictures) }];
    default:
      return [];
  }
}

const counted = (count: number, text: (count: number) => string) => ({ state: count === 0 ? ('open' as const) : ('good' as const), text: text(count) });

function postChecks({ body, contentFiles, linkPreview }: CheckedItem): PublishCheck[] {
  const hasText = !isBlank(body ?? '');
  const hasFiles = (contentFiles ?? []).length > 0;
  return [
    hasText ? { id: 'text', state: 'good', text: texts.hasText } : { id: 'text', state: 'open', text: hasFiles ? texts.filesAlone : texts.noText },
    ...(linkPreview ? [isWebAddress(linkPreview.url) ? ({ id: 'link', state: 'good', text: texts.linkIsGood } as const) : ({ id: 'link', state: 'open', text: texts.linkIsBroken(linkPreview.url) } as const)] : []),
  ];
}

/** Most other pins that are named one by one. */
const mostNamed = 5;

/** A page of the publications at a node, pinned ones first; undefined while it is loading, null if it cannot be read. */
export type PublishedThere = { results?: readonly ContentItem[]; totalElementCount: number } | null | undefined;

interface Pin {
  /** The item that is to be pinned. */
  itemId: string;
  /** The name of the node. */
  node: string;
  /** When the pin begins, in milliseconds. */
  from: number;
  /** The address of an item of the page. */
  hrefOf: (itemId: string) => string;
}

/** Whether there are other pins at a node at the same time as this one. */
export function pinCheck({ itemId, node, from, hrefOf }: Pin, there: PublishedThere): PublishCheck {
  const id = 'pins';
  if (there === undefined) return { id, state: 'unknown', text: texts.pinsLoading };
  if (there === null) return { id, state: 'unknown', text: texts.pinsUnknown };
  const results = there.results ?? [];
  const pinned = results.filter(({ publishedContentItem }) => publishedContentItem?.isPinned === true);
  const others = pinned.filter((item) => item.id !== itemId && outlives(item, from));
  // Pinned ones come first: if a page ends with one, there may be more after it.
  const isWhole = pinned.length < results.length || results.length >= there.totalElementCount;
  if (others.length > 0) {
    const things = others.slice(0, mostNamed).map((item) => ({ id: item.id, name: itemName(item), href: hrefOf(item.id) }));
    return { id, state: 'open', text: texts.otherPins(others.length, isWhole, node, things.length), things };
  }
  return isWhole ? { id, state: 'good', text: texts.noOtherPin(node) } : { id, state: 'unknown', text: texts.pinsUnknown };
}

const outlives = ({ publishedContentItem }: ContentItem, from: number): boolean => {
  const end = publishedContentItem?.pinUntilUtc ?? null;
  return end === null || Date.parse(end) > from;
};

/** The nodes of roles; undefined while they are loading, null if they cannot be read. */
export type RolesThere = readonly { organizationNodeId?: string | null }[] | null | undefined;

/** Whether there may be readers at the node: the people of a role are not read, so a role without people counts. */
export function readerCheck(node: string, ids: ReadonlySet<string>, roles: RolesThere): PublishCheck {
  const id = 'readers';
  if (!roles) return { id, state: 'unknown', text: roles === undefined ? texts.readersLoading : texts.readersUnknown };
  const count = roles.filter(({ organizationNodeId }) => organizationNodeId != null && ids.has(organizationNodeId)).length;
  return count === 0 ? { id, state: 'open', text: texts.noReaders(node) } : { id, state: 'good', text: texts.readers(count, node) };
}

const hour = 3_600_000;

/**
 * Whether the device's clock differs from the host's, which decides what is past (faults P08); null if it does not.
 *
 * @param ahead milliseconds by which the host's clock is ahead, below 0 if it is behind
 */
export function clockCheck(ahead: number): PublishCheck | null {
  if (ahead === 0) return null;
  const size = Math.abs(ahead);
  const [unit, length] = size < 2 * hour ? (['minutes', hour / 60] as const) : size < 48 * hour ? (['hours', hour] as const) : (['days', 24 * hour] as const);
  return { id: 'clock', state: 'open', text: texts.clock(Math.round(size / length), unit, ahead > 0) };
}
