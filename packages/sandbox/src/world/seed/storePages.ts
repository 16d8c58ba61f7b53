import type { DatabaseSync } from 'node:sqlite';
import { listNameOf, sortNameOf } from '../database/itemNames.ts';
import { plainText } from '../database/plainText.ts';
import { contentTypeId, isTextType } from '../reference/contentTypes.ts';
import { iconId } from '../reference/icons.ts';
import { dateAfter, firstDates } from '../reference/recurrence.ts';
import type { SeedPage } from './harbour/harbourPages.ts';
import { guid } from './identifiers.ts';
import { insert } from './insert.ts';
import { daysBefore, fullHourAfter } from './moments.ts';
import { storeExtras } from './storeExtras.ts';
import type { PageSetting, StoredItem } from './pageSetting.ts';

/** The host's time zone by default. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** State of an item; any fourteen items have all states. */
type SeedState = 'published' | 'pinned' | 'draft' | 'scheduled' | 'recurring' | 'recurringAfterFirstRun';

/** Id of a page. */
export function pageId(tenantId: string, name: string): string {
  return guid(tenantId, 'page', name);
}

/** Stores the pages with their items. */
export function storePages(database: DatabaseSync, pages: readonly SeedPage[], setting: PageSetting): void {
  let index = 0;
  for (const [position, page] of pages.entries()) {
    const isFeed = page.type === 'SocialFeed';
    insert(database, 'content_instances', {
      id: pageId(setting.tenantId, page.name),
      tenant_id: setting.tenantId,
      name: page.name,
      content_type_id: contentTypeId(page.type),
      position: position + 1,
      icon_id: page.icon === null ? null : iconId(page.icon),
      target_email: page.targetEmail ?? null,
      enable_likes: isFeed,
      enable_comments: isFeed,
      enable_read_confirmation: page.hasReadConfirmations ?? false,
    });
    for (const [number, name] of page.items.entries()) {
      const item = storeItem(database, page, name, stateOf(index), index, setting);
      storeExtras(database, item, number, setting);
      index += 1;
    }
  }
}

/** Stores further items of an existing page. */
export function storeMoreItems(database: DatabaseSync, page: SeedPage, texts: readonly string[], setting: PageSetting): void {
  for (const [number, text] of texts.entries()) storeExtras(database, storeItem(database, page, text, stateOf(number), number, setting), number, setting);
}

function stateOf(index: number): SeedState {
  const step = index % 14;
  if (step === 2) return 'pinned';
  if (step === 5 || step === 9 || step === 12) return 'draft';
  if (step === 7) return 'scheduled';
  if (step === 11) return index % 28 === 11 ? 'recurring' : 'recurringAfterFirstRun';
  return 'published';
}

function storeItem(database: DatabaseSync, page: SeedPage, text: string, state: SeedState, index: number, setting: PageSetting): StoredItem {
  const { tenantId, now, random } = setting;
  const id = guid(tenantId, 'item', page.name, text);
  const instanceId = pageId(tenantId, page.name);
  const hasBody = isTextType(page.type);
  const author = index % 23 === 8 ? null : random.pick(setting.authors);
  const node = random.pick(setting.nodes.filter((candidate) => candidate.publishEnabled));
  const age = state === 'draft' || state === 'scheduled' ? random.between(1, 40) + random.next() : random.between(2, 280) + random.next();
  const createdUtc = daysBefore(now, age);
  const isPublished = state === 'published' || state === 'pinned' || state === 'recurringAfterFirstRun';
  const listName = listNameOf(hasBody ? null : text, hasBody ? text : null);
  insert(database, 'content_items', {
    id,
    tenant_id: tenantId,
    content_instance_id: instanceId,
    content_type_id: contentTypeId(page.type),
    author_id: author?.id ?? null,
    author_name: author?.name ?? null,
    name: hasBody ? null : text,
    body: hasBody ? text : null,
    created_utc: createdUtc,
    expires_at_utc: page.type === 'Survey' ? daysBefore(now, age - 60) : null,
    is_open: page.type === 'Survey' ? (age < 60 ? 1 : 0) : null,
    require_read_confirmation: false,
    list_name: listName,
    sort_name: sortNameOf(listName),
    author_sort_name: plainText(author?.name ?? ''),
    is_published: isPublished,
    organization_node_id: isPublished ? node.id : null,
  });
  if (isPublished) {
    insert(database, 'publications', {
      content_item_id: id,
      organization_node_id: node.id,
      published_at_utc: daysBefore(now, age - 0.5),
      published_by_id: author?.id ?? null,
      pin_until_utc: state === 'pinned' ? fullHourAfter(now, random.between(4, 21)) : null,
    });
  }
  if (state === 'scheduled' || state.startsWith('recurring')) {
    const isRecurring = state !== 'scheduled';
    const chosenUtc = fullHourAfter(now, random.between(2, 20));
    const recurrence = isRecurring && {
      frequency: random.pick(['Daily', 'Weekly', 'Weekly', 'Monthly'] as const),
      startDate: isPublished ? fullHourAfter(now, -3) : chosenUtc,
      interval: random.between(1, 2),
      occurrences: random.pick([0, 6, 12]),
    };
    // A running recurrence continues by its own rule.
    const publicationUtc = (recurrence && isPublished && dateAfter(recurrence, zone, now.toISOString())) || chosenUtc;
    insert(database, 'schedules', {
      content_item_id: id,
      organization_node_id: node.id,
      publication_utc: publicationUtc,
      pin_until_utc: null,
      scheduled_by_id: author?.id ?? null,
      frequency: recurrence ? recurrence.frequency : null,
      start_date: recurrence ? recurrence.startDate : null,
      interval: recurrence ? recurrence.interval : null,
      occurrences: recurrence ? recurrence.occurrences : null,
      completed_occurrences: recurrence && isPublished ? firstDates(recurrence, zone, 9).filter((date) => date < publicationUtc).length : 0,
      pin_each_publication_for_days: isRecurring ? random.between(1, 3) : null,
    });
  }
  return { id, instanceId, createdUtc, nodeId: isPublished ? node.id : null, page, name: text };
}
