import type { ConsoleClient } from '@noticeboard/api-types';
import type { ContentTypeName } from '../../shared/contentTypes.ts';

/** Which item of which page. */
export interface DeletedItem {
  typeName: ContentTypeName;
  contentInstanceId: string;
  contentItemId: string;
}

type Delete = (client: ConsoleClient, params: { path: { id: string; itemId: string } }) => Promise<unknown>;

/** The call that deletes an item, by the type of its page (content §7, generic content pattern). */
const calls: Record<ContentTypeName, Delete> = {
  Resource: (client, params) => client.DELETE('/api/management/resources/{id}/content-items/{itemId}', { params }),
  FeedbackLoop: (client, params) => client.DELETE('/api/management/feedback-loops/{id}/content-items/{itemId}', { params }),
  Survey: (client, params) => client.DELETE('/api/management/surveys/{id}/content-items/{itemId}', { params }),
  Gallery: (client, params) => client.DELETE('/api/management/galleries/{id}/content-items/{itemId}', { params }),
  SuggestionBox: (client, params) => client.DELETE('/api/management/suggestion-boxes/{id}/content-items/{itemId}', { params }),
  ContactDirectory: (client, params) =>
    client.DELETE('/api/management/contact-directories/{id}/content-items/{itemId}', { params }),
  SocialFeed: (client, params) => client.DELETE('/api/management/social-feeds/{id}/content-items/{itemId}', { params }),
  ImageGalleryWithAlbums: (client, params) =>
    client.DELETE('/api/v2/management/image-galleries/{id}/content-items/{itemId}', { params }),
};

/** Deletes an item through the call of its type. */
export const deleteContentItem = (client: ConsoleClient, item: DeletedItem): Promise<unknown> =>
  calls[item.typeName](client, { path: { id: item.contentInstanceId, itemId: item.contentItemId } });
