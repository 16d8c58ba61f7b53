import type { ConsoleClient } from '@noticeboard/api-types';
import type { ContentTypeName } from '../../shared/contentTypes.ts';

/** Which item of which page. */
export interface DeletedItem {
  typeName: ContentTypeName;
  contentInstanceId: string;
  contentItemId: string;
}

/** A call for one item. */
type Call = (
  client: ConsoleClient,
  request: { params: { path: { id: string; itemId: string } }; signal: AbortSignal },
) => Promise<unknown>;

/** The call that deletes an item, by the type of its page (content §7, generic content pattern). */
const deletions: Record<ContentTypeName, Call> = {
  Resource: (client, request) => client.DELETE('/api/management/resources/{id}/content-items/{itemId}', request),
  FeedbackLoop: (client, request) => client.DELETE('/api/management/feedback-loops/{id}/content-items/{itemId}', request),
  Survey: (client, request) => client.DELETE('/api/management/surveys/{id}/content-items/{itemId}', request),
  Gallery: (client, request) => client.DELETE('/api/management/galleries/{id}/content-items/{itemId}', request),
  SuggestionBox: (client, request) => client.DELETE('/api/management/suggestion-boxes/{id}/content-items/{itemId}', request),
  ContactDirectory: (client, request) =>
    client.DELETE('/api/management/contact-directories/{id}/content-items/{itemId}', request),
  SocialFeed: (client, request) => client.DELETE('/api/management/social-feeds/{id}/content-items/{itemId}', request),
  ImageGalleryWithAlbums: (client, request) =>
    client.DELETE('/api/v2/management/image-galleries/{id}/content-items/{itemId}', request),
};

/** The call that reads an item, by the type of its page. */
const reads: Record<ContentTypeName, Call> = {
  Resource: (client, request) => client.GET('/api/management/resources/{id}/content-items/{itemId}', request),
  FeedbackLoop: (client, request) => client.GET('/api/management/feedback-loops/{id}/content-items/{itemId}', request),
  Survey: (client, request) => client.GET('/api/management/surveys/{id}/content-items/{itemId}', request),
  Gallery: (client, request) => client.GET('/api/management/galleries/{id}/content-items/{itemId}', request),
  SuggestionBox: (client, request) => client.GET('/api/management/suggestion-boxes/{id}/content-items/{itemId}', request),
  ContactDirectory: (client, request) => client.GET('/api/management/contact-directories/{id}/content-items/{itemId}', request),
  SocialFeed: (client, request) => client.GET('/api/management/social-feeds/{id}/content-items/{itemId}', request),
  ImageGalleryWithAlbums: (client, request) => client.GET('/api/v2/management/image-galleries/{id}/content-items/{itemId}', request),
};

/** Deletes an item through the call of its type. */
export const deleteContentItem = (client: ConsoleClient, item: DeletedItem, signal: AbortSignal): Promise<unknown> =>
  deletions[item.typeName](client, { params: { path: { id: item.contentInstanceId, itemId: item.contentItemId } }, signal });

/** Reads an item through the call of its type. */
export const readContentItem = (client: ConsoleClient, item: DeletedItem, signal: AbortSignal): Promise<unknown> =>
  reads[item.typeName](client, { params: { path: { id: item.contentInstanceId, itemId: item.contentItemId } }, signal });
