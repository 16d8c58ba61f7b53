import type { ConsoleClient } from '@noticeboard/api-types';
import type { components } from '@noticeboard/api-types/schema';
import { contentKinds, type ContentTypeName } from './kinds.ts';

/** An item and its page. */
export interface ItemOfPage {
  typeName: ContentTypeName;
  contentInstanceId: string;
  contentItemId: string;
}

const requestFor = ({ contentInstanceId, contentItemId }: ItemOfPage, signal: AbortSignal) => ({
  params: { path: { id: contentInstanceId, itemId: contentItemId } },
  signal,
});

/** Deletes an item through the call of its type. */
export function deleteContentItem(client: ConsoleClient, item: ItemOfPage, signal: AbortSignal): Promise<unknown> {
  const { pages } = contentKinds[item.typeName];
  return client.DELETE(`${pages}/{id}/content-items/{itemId}`, requestFor(item, signal));
}

/** Reads an item through the call of its type. */
export function readContentItem(client: ConsoleClient, item: ItemOfPage, signal: AbortSignal): Promise<{ data?: components['schemas']['ContentItem'] }> {
  const { pages } = contentKinds[item.typeName];
  return client.GET(`${pages}/{id}/content-items/{itemId}`, requestFor(item, signal));
}
