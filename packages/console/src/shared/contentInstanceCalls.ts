import type { ConsoleClient } from '@noticeboard/api-types';
import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import type { components } from '@noticeboard/api-types/schema';
import { createOnce } from '../api/createOnce.ts';
import { made } from '../api/made.ts';
import { applyChange, type Change } from '../api/changes.ts';
import type { ContentTypeName } from './contentTypes.ts';

type Schemas = components['schemas'];

/** A content page as the host lists it. */
export type ContentInstance = Schemas['ContentInstance'];

/** What makes a page; the address belongs to suggestion boxes alone. */
interface ContentInstanceCreation {
  name: string;
  targetEmail?: string;
}

/** The settings of a page that all types have (decisions-content O10). */
export type ContentInstanceFields = Schemas['ContentInstanceUpdate'];


type Create = (client: ConsoleClient, creation: ContentInstanceCreation, signal: AbortSignal) => Promise<{ data?: ContentInstance; response: Response }>;
type Read = (client: ConsoleClient, request: { params: { path: { id: string } }; signal: AbortSignal }) => Promise<ContentInstance | undefined>;
type Update = (client: ConsoleClient, request: { params: { path: { id: string } }; body: ContentInstanceFields; signal: AbortSignal }, now: ContentInstance) => Promise<unknown>;
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

const readings: Record<ContentTypeName, Read> = {
  Resource: async (client, request) => (await client.GET('/api/management/resources/{id}', request)).data,
  FeedbackLoop: async (client, request) => (await client.GET('/api/management/feedback-loops/{id}', request)).data,
  Survey: async (client, request) => (await client.GET('/api/management/surveys/{id}', request)).data,
  Gallery: async (client, request) => (await client.GET('/api/management/galleries/{id}', request)).data,
  SuggestionBox: async (client, request) => (await client.GET('/api/management/suggestion-boxes/{id}', request)).data,
  ContactDirectory: async (client, request) => (await client.GET('/api/management/contact-directories/{id}', request)).data,
  SocialFeed: async (client, request) => (await client.GET('/api/management/social-feeds/{id}', request)).data,
  ImageGalleryWithAlbums: async (client, request) => (await client.GET('/api/v2/management/image-galleries/{id}', request)).data,
};

const updates: Record<ContentTypeName, Update> = {
  Resource: (client, request) => client.PUT('/api/management/resources/{id}', request),
  FeedbackLoop: (client, request) => client.PUT('/api/management/feedback-loops/{id}', request),
  Survey: (client, request) => client.PUT('/api/management/surveys/{id}', request),
  Gallery: (client, request) => client.PUT('/api/management/galleries/{id}', request),
  ContactDirectory: (client, request) => client.PUT('/api/management/contact-directories/{id}', request),
  ImageGalleryWithAlbums: (client, request) => client.PUT('/api/v2/management/image-galleries/{id}', request),
  // These two have more than the settings that all types have.
  SuggestionBox: (client, { body, ...request }, { targetEmail }) =>
    client.PUT('/api/management/suggestion-boxes/{id}', { ...request, body: { ...body, targetEmail: targetEmail ?? '' } }),
  SocialFeed: (client, { body, ...request }, { enableLikes, enableComments, enableReadConfirmation }) =>
    client.PUT('/api/management/social-feeds/{id}', {
      ...request,
      body: { ...body, enableLikes: enableLikes ?? true, enableComments: enableComments ?? true, enableReadConfirmation: enableReadConfirmation ?? false },
    }),
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

/** A page to be created, with its type by name and by id. */
export interface NewContentInstance extends ContentInstanceCreation {
  type: ContentTypeName;
  contentTypeId: string;
}

/** Creates pages through the calls of their types (content §7), and none twice whose answer was lost. */
export const createInstanceOnce = () =>
  createOnce({
    make: async (client, page: NewContentInstance, signal) => made(await creations[page.type](client, page, signal)),
    list: async (client, _, signal) => (await client.GET('/api/management/content-instances', { signal })).data ?? [],
    isMade: ({ name, contentTypeId }, sent) => name === sent.name && contentTypeId === sent.contentTypeId,
    nameOf: ({ name }) => name,
  });

/**
 * Changes settings of a page through the calls of its type. It is read first, and what is not changed is sent as the host
 * has it now: somebody else may have given it another name or icon meanwhile (faults P12).
 */
export async function updateContentInstance(client: ConsoleClient, { type, id, change }: { type: ContentTypeName; id: string; change: Change<Partial<ContentInstanceFields>> }, signal: AbortSignal): Promise<unknown> {
  const request = { params: { path: { id } }, signal };
  const now = await readings[type](client, request);
  if (now === undefined) throw new UnexpectedAnswerError({ method: 'GET', path: `/${type}` });
  const { name, order, iconId } = now;
  return updates[type](client, { ...request, body: applyChange<Partial<ContentInstanceFields>, ContentInstanceFields>({ name, order, iconId }, change) }, now);
}

/** Deletes a page with all that is on it through the call of its type. */
export const deleteContentInstance = (client: ConsoleClient, type: ContentTypeName, id: string, signal: AbortSignal): Promise<unknown> =>
  deletions[type](client, { params: { path: { id } }, signal });
