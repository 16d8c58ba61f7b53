import type { ConsoleClient } from '@noticeboard/api-types';
import type { components } from '@noticeboard/api-types/schema';
import type { ContentTypeName } from './contentTypes.ts';

type Schemas = components['schemas'];

/** A content page as the host lists it. */
export type ContentInstance = Schemas['ContentInstance'];

/** What makes a page; the address belongs to suggestion boxes alone. */
export interface ContentInstanceCreation {
  name: string;
  targetEmail?: string;
}

/** The settings of a page that all types have (decisions-content O10). */
export type ContentInstanceChange = Schemas['ContentInstanceUpdate'];

type Create = (client: ConsoleClient, creation: ContentInstanceCreation, signal: AbortSignal) => Promise<unknown>;
type Update = (client: ConsoleClient, request: { params: { path: { id: string } }; body: ContentInstanceChange; signal: AbortSignal }) => Promise<unknown>;
type Delete = (client: ConsoleClient, request: { params: { path: { id: string } }; signal: AbortSignal }) => Promise<unknown>;

const creations: Record<ContentTypeName, Create> = {
  Resource: (client, { name }, signal) => client.POST('/api/management/resources', { body: { name }, signal }),
  FeedbackLoop: (client, { name }, signal) => client.POST('/api/management/feedback-loops', { body: { name }, signal }),
  Survey: (client, { name }, signal) => client.POST('/api/management/surveys', { body: { name }, signal }),
  Gallery: (client, { name }, signal) => client.POST('/api/management/galleries', { body: { name }, signal }),
  SuggestionBox: (client, { name, targetEmail = '' }, signal) => client.POST('/api/management/suggestion-boxes', { body: { name, targetEmail }, signal }),
  ContactDirectory: (client, { name }, signal) => client.POST('/api/management/contact-directories', { body: { name }, signal }),
  SocialFeed: (client, { name }, signal) => client.POST('/api/management/social-feeds', { body: { name }, signal }),
  ImageGalleryWithAlbums: (client, { name }, signal) => client.POST('/api/v2/management/image-galleries', { body: { name }, signal }),
};

const updates: Record<ContentTypeName, Update> = {
  Resource: (client, request) => client.PUT('/api/management/resources/{id}', request),
  FeedbackLoop: (client, request) => client.PUT('/api/management/feedback-loops/{id}', request),
  Survey: (client, request) => client.PUT('/api/management/surveys/{id}', request),
  Gallery: (client, request) => client.PUT('/api/management/galleries/{id}', request),
  ContactDirectory: (client, request) => client.PUT('/api/management/contact-directories/{id}', request),
  ImageGalleryWithAlbums: (client, request) => client.PUT('/api/v2/management/image-galleries/{id}', request),
  // A whole page is sent: what only these two types have is read first, so that it stays as it is.
  SuggestionBox: async (client, { params, body, signal }) => {
    const { data } = await client.GET('/api/management/suggestion-boxes/{id}', { params, signal });
    return client.PUT('/api/management/suggestion-boxes/{id}', { params, body: { ...body, targetEmail: data?.targetEmail ?? '' }, signal });
  },
  SocialFeed: async (client, { params, body, signal }) => {
    const { data } = await client.GET('/api/management/social-feeds/{id}', { params, signal });
    const { enableLikes = true, enableComments = true, enableReadConfirmation = false } = data ?? {};
    return client.PUT('/api/management/social-feeds/{id}', { params, body: { ...body, enableLikes, enableComments, enableReadConfirmation }, signal });
  },
};

const deletions: Record<ContentTypeName, Delete> = {
  Resource: (client, request) => client.DELETE('/api/management/resources/{id}', request),
  FeedbackLoop: (client, request) => client.DELETE('/api/management/feedback-loops/{id}', request),
  Survey: (client, request) => client.DELETE('/api/management/surveys/{id}', request),
  Gallery: (client, request) => client.DELETE('/api/management/galleries/{id}', request),
  SuggestionBox: (client, request) => client.DELETE('/api/management/suggestion-boxes/{id}', request),
  ContactDirectory: (client, request) => client.DELETE('/api/management/contact-directories/{id}', request),
  SocialFeed: (client, request) => client.DELETE('/api/management/social-feeds/{id}', request),
  ImageGalleryWithAlbums: (client, request) => client.DELETE('/api/v2/management/image-galleries/{id}', request),
};

/** Makes a page through the call of its type (content §7). */
export const createContentInstance = (client: ConsoleClient, type: ContentTypeName, creation: ContentInstanceCreation, signal: AbortSignal): Promise<unknown> =>
  creations[type](client, creation, signal);

/** Changes name, order and icon of a page through the call of its type; what else it has stays as it is. */
export const updateContentInstance = (client: ConsoleClient, type: ContentTypeName, id: string, body: ContentInstanceChange, signal: AbortSignal): Promise<unknown> =>
  updates[type](client, { params: { path: { id } }, body, signal });

/** Deletes a page with all that is on it through the call of its type. */
export const deleteContentInstance = (client: ConsoleClient, type: ContentTypeName, id: string, signal: AbortSignal): Promise<unknown> =>
  deletions[type](client, { params: { path: { id } }, signal });
