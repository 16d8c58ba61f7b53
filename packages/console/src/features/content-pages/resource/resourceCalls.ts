import type { ConsoleClient } from '@noticeboard/api-types';
import type { components } from '@noticeboard/api-types/schema';
import { found } from '../../../api/answerBody.ts';
import { contentDurations } from '../../../ground/limits.ts';

/** A folder, or the root of a collection, with what is directly in it. */
export type Container = components['schemas']['ResourceContainer'];

/** The page and item of a collection. */
export interface CollectionPlace {
  /** Id of the page. */
  id: string;
  /** Id of the item. */
  itemId: string;
}

/** The target of a move. */
export interface MoveTarget {
  /** Id of the folder. */
  id: string;
  /** Its name; for the root, the name of the collection. */
  name: string;
}

/** The root of a collection in place of a folder's id (decisions-content §1b). */
export const rootId = 'root';

/** The folders of a collection. */
export const containersPath = '/api/management/resources/{id}/content-items/{itemId}/containers';

/** One of them, with what is directly in it. */
export const containerPath = '/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}';

/** The options of every change in a folder: the reads that it invalidates, and the duration of its toasts. */
export const changesFolders = { invalidates: [containerPath], waitsForReads: true, durations: contentDurations } as const;

/** Reads a folder as it is now. */
export async function readContainer(client: ConsoleClient, place: CollectionPlace, containerId: string, signal: AbortSignal): Promise<Container> {
  return found(await client.GET(containerPath, { params: { path: { ...place, containerId } }, signal }));
}
