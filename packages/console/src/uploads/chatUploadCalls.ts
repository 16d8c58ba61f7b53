import type { ConsoleClient } from '@noticeboard/api-types';
import { sendTellingProgress } from '@noticeboard/api-types/uploads';
import { formOf, unlessMissing, type UploadCalls, usable } from './uploadCalls.ts';

const path = '/api/chat-channels/me/{id}/multipart-uploads';

/** Largest part that is requested, although parts are cut smaller (LIM-111, decisions-content A2). */
const askedPart = 10 * 1024 * 1024;

/** The calls for files of a conversation, for the queue (content §7 'Chat REST'): every file is sent in parts, and none has a thumbnail. */
export function chatUploadCallsOf(client: ConsoleClient, channelId: string): UploadCalls {
  return {
    begin: async ({ name, size }) => {
      const begun = await client.POST(path, { params: { path: { id: channelId } }, body: { chunkSizeBytes: askedPart, fileName: name, sizeBytes: size } });
      return usable(begun.data).id;
    },
    sendPart: async (uploadId, partNumber, bytes, { signal, onProgress }) => {
      await client.through(sendTellingProgress({ onProgress })).POST(`${path}/{uploadId}/parts/{partNumber}`, {
        params: { path: { id: channelId, uploadId, partNumber } },
        body: { FileContent: '' },
        bodySerializer: () => formOf({ FileContent: bytes }, 'part'),
        signal,
      });
    },
    complete: async (uploadId, signal) => {
      const { fileName } = usable((await client.POST(`${path}/{uploadId}/complete`, { params: { path: { id: channelId, uploadId } }, signal })).data);
      return { id: uploadId, fileName, originalFileName: fileName, thumbnail: null };
    },
    // Only the lost response had the name that the host gave: the file is sent again.
    look: () => Promise.resolve(null),
    giveUp: async (uploadId) => {
      await unlessMissing(async () => {
        await client.DELETE(`${path}/{uploadId}`, { params: { path: { id: channelId, uploadId } }, keepalive: true });
        return null;
      });
    },
  };
}
