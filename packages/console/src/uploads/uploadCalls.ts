import type { ConsoleCalls, ConsoleClient } from '@noticeboard/api-types';
import { ApiError } from '@noticeboard/api-types/problem';
import { sendTellingProgress } from '@noticeboard/api-types/uploads';
import { thumbnailSize } from './thumbnailSize.ts';
import type { FolderOfUpload, StoredFile } from './uploadTypes.ts';
import { wantsThumbnail } from './wantsThumbnail.ts';

/** The facts of a file for the host. */
export interface FileFacts {
  contentInstanceId: string;
  name: string;
  size: number;
}

/** A request that sends bytes. */
interface Sending {
  signal: AbortSignal;
  /** Called with a number from 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** The calls of content files, for the queue, under one tenant and role (content §7). */
export interface UploadCalls {
  /** Sends a whole file; the host makes the thumbnail of an image (UPL-109). Absent if every file is sent in parts. */
  sendWhole?: (facts: FileFacts, bytes: Blob, sending: Sending) => Promise<StoredFile>;
  /** @returns the upload's id */
  begin: (facts: FileFacts) => Promise<string>;
  sendPart: (uploadId: string, number: number, bytes: Blob, sending: Sending) => Promise<void>;
  complete: (uploadId: string, signal: AbortSignal) => Promise<StoredFile>;
  /** Looks whether the upload has become a file of exactly this name and size; null if it hasn't (U04). */
  look: (uploadId: string, facts: FileFacts, signal: AbortSignal) => Promise<StoredFile | null>;
  /** Absent if files have no thumbnails. */
  addThumbnail?: (fileId: string, jpeg: Blob, signal: AbortSignal) => Promise<StoredFile>;
  /** Puts a stored file into a folder; one that is there already stays, so that it can be repeated. Absent if there are no folders. */
  putInto?: (folder: FolderOfUpload, fileName: string, signal: AbortSignal) => Promise<void>;
  /** Aborts the upload. One that is already gone counts as aborted. */
  giveUp: (uploadId: string) => Promise<void>;
}

/** Sends bytes, and reports progress. */
type Through = (onProgress: (fraction: number) => void) => ConsoleCalls;

const uploadsPath = '/api/v2/management/content-files/multipart-uploads';

/**
 * The calls of one client.
 *
 * @param through sends requests with a body. Default: by a request that reports its progress
 */
export function uploadCallsOf(
  client: ConsoleClient,
  through: Through = (onProgress) => client.through(sendTellingProgress({ onProgress })),
): Required<UploadCalls> {
  return {
    sendWhole: async ({ contentInstanceId, name }, bytes, { signal, onProgress }) => {
      const fields = {
        FileContent: bytes,
        ContentInstanceId: contentInstanceId,
        CreateThumbnail: await wantsThumbnail(name, bytes),
        ThumbnailWidth: thumbnailSize,
        ThumbnailHeight: thumbnailSize,
        IgnoreThumbnailAspectRatio: false,
      };
      const sent = await through(onProgress).POST('/api/management/content-files', {
        body: { ...fields, FileContent: name },
        bodySerializer: () => formOf(fields, name),
        signal,
      });
      return usable(sent.data);
    },
    begin: async ({ contentInstanceId, name, size }) => {
      const begun = await client.POST(uploadsPath, { body: { contentInstanceId, fileName: name, sizeBytes: size } });
      return usable(begun.data).id;
    },
    sendPart: async (uploadId, partNumber, bytes, { signal, onProgress }) => {
      await through(onProgress).POST(`${uploadsPath}/{uploadId}/parts/{partNumber}`, {
        params: { path: { uploadId, partNumber } },
        body: { FileContent: '' },
        bodySerializer: () => formOf({ FileContent: bytes }, 'part'),
        signal,
      });
    },
    complete: async (uploadId, signal) => {
      const completed = await client.POST(`${uploadsPath}/{uploadId}/complete`, { params: { path: { uploadId } }, signal });
      return usable(completed.data);
    },
    look: (uploadId, facts, signal) => unlessMissing(() => lookFor(client, uploadId, facts, signal)),
    addThumbnail: async (id, jpeg, signal) => {
      const added = await client.POST('/api/v2/management/content-files/{id}/thumbnails', {
        params: { path: { id } },
        body: { FileContent: '' },
        bodySerializer: () => formOf({ FileContent: jpeg }, 'thumbnail.jpg'),
        signal,
      });
      return usable(added.data);
    },
    putInto: async (path, fileName, signal) => {
      await client.POST('/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/files', { params: { path }, body: { fileNames: [fileName] }, signal });
    },
    giveUp: async (uploadId) => {
      await unlessMissing(async () => {
        await client.DELETE(`${uploadsPath}/{uploadId}`, { params: { path: { uploadId } }, keepalive: true });
        return null;
      });
    },
  };
}

/** An upload's file has the upload's id, and its storage address ends with the stored name; its properties then show whether it is the one. */
async function lookFor(client: ConsoleClient, id: string, { name, size }: FileFacts, signal: AbortSignal): Promise<StoredFile | null> {
  const { url } = usable((await client.GET('/api/v2/management/content-files/{id}/storage-url', { params: { path: { id } }, signal })).data);
  const fileName = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
  const found = usable((await client.GET('/api/management/content-files/{name}/properties', { params: { path: { name: fileName } }, signal })).data);
  const isTheOne = found.originalFileName === name && found.sizeBytes === size;
  return isTheOne ? { id, fileName, originalFileName: name, thumbnail: found.thumbnail } : null;
}

/** The response of a call; null if its thing is gone. */
export async function unlessMissing<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The form that sends bytes under a name. */
export function formOf(fields: Record<string, Blob | string | number | boolean>, fileName: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value, fileName);
    else form.append(name, String(value));
  }
  return form;
}

/** The client has already thrown if there is no usable response. */
export function usable<Answer>(data: Answer | undefined): Answer {
  if (data === undefined) throw new TypeError('The host answered without a body.');
  return data;
}
