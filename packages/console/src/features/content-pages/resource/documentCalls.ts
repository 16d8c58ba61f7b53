import type { components } from '@noticeboard/api-types/schema';
import type { DocumentValues } from '@noticeboard/design-system/editor';
import { found, made } from '../../../api/answerBody.ts';
import { resourceMessages } from '../../../messages/resource.ts';
import { readContainer } from './resourceCalls.ts';
import type { WrittenCalls } from './useWrittenChanges.ts';

const all = '/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/documents';
const one = '/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/documents/{documentId}';

/** The calls of documents. */
export const documentCalls: WrittenCalls<DocumentValues, components['schemas']['ResourceDocument']> = {
  make: async (client, path, body, signal) => made(await client.POST(all, { params: { path }, body, signal })),
  list: async (client, { containerId, ...place }, signal) => (await readContainer(client, place, containerId, signal)).resourceDocuments,
  read: async (client, path, documentId, signal) => {
    const { name, body } = found(await client.GET(one, { params: { path: { ...path, documentId } }, signal }));
    return { name, body };
  },
  put: (client, path, documentId, body, signal) => client.PUT(one, { params: { path: { ...path, documentId } }, body, signal }),
  remove: (client, path, documentId, signal) => client.DELETE(one, { params: { path: { ...path, documentId } }, signal }),
  nameOf: ({ name }) => name,
  fieldWords: { name: (name) => name, body: (body) => body },
  changedWords: resourceMessages.documentChanged,
};
