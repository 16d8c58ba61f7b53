import type { ConsoleClient } from '@noticeboard/api-types';
import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import type { components } from '@noticeboard/api-types/schema';
import { applyChange, type Change } from '../api/changes.ts';
import { createOnce } from '../api/createOnce.ts';
import { made } from '../api/answerBody.ts';
import type { ContentInstance, ContentKind } from './contentKind.ts';
import { contentKinds, type ContentTypeName } from './kinds.ts';

/** The settings of a page that all types have (decisions-content O10), and those that only some have. */
export type PageSettings = components['schemas']['ContentInstanceUpdate'] & Partial<Omit<ContentInstance, 'id' | 'contentTypeId'>>;

/** A page to be created, with its type by name and by id. */
export interface NewContentInstance {
  type: ContentTypeName;
  contentTypeId: string;
  name: string;
  /** Only for a type that needs it. */
  targetEmail?: string;
}

/** Creates pages through the calls of their types (content §7), and none twice whose response was lost. */
export const createInstanceOnce = () =>
  createOnce({
    make: async (client, { type, name, targetEmail = '' }: NewContentInstance, signal) => {
      const { pages, asksForTargetEmail = false }: ContentKind = contentKinds[type];
      return made(await client.POST(pages, { body: { name, ...(asksForTargetEmail && { targetEmail }) }, signal }));
    },
    list: async (client, _, signal) => (await client.GET('/api/management/content-instances', { signal })).data ?? [],
    isMade: ({ name, contentTypeId }, sent) => name === sent.name && contentTypeId === sent.contentTypeId,
    nameOf: ({ name }) => name,
  });

/** A change of a page's settings. */
export interface ContentInstanceChange {
  type: ContentTypeName;
  id: string;
  change: Change<Partial<PageSettings>>;
  /** Called with the host's current values before anything is sent; an error that it throws ends the save. @default not called */
  onRead?: (now: PageSettings) => void;
}

/**
 * Changes settings of a page through the calls of its type. It is read first, and values that are not changed are sent as the host
 * has it now: someone else may have given it another name or icon in the meantime (faults P12).
 */
export async function updateContentInstance(client: ConsoleClient, { type, id, change, onRead }: ContentInstanceChange, signal: AbortSignal): Promise<unknown> {
  const { pages, ownSettings }: ContentKind = contentKinds[type];
  const request = { params: { path: { id } }, signal };
  const { data: now } = await client.GET(`${pages}/{id}`, request);
  if (now === undefined) throw new UnexpectedAnswerError({ method: 'GET', path: `/${type}` });
  const { name, order, iconId } = now;
  const settings: PageSettings = { name, order, iconId, ...ownSettings?.(now) };
  onRead?.(settings);
  const body = applyChange<Partial<PageSettings>, PageSettings>(settings, change);
  return client.PUT(`${pages}/{id}`, { ...request, body });
}

/** Deletes a page with all its items through the call of its type. */
export function deleteContentInstance(client: ConsoleClient, type: ContentTypeName, id: string, signal: AbortSignal): Promise<unknown> {
  const { pages } = contentKinds[type];
  return client.DELETE(`${pages}/{id}`, { params: { path: { id } }, signal });
}
