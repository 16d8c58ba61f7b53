import type { components } from '@noticeboard/api-types/schema';
import type { LinkValues } from '@noticeboard/design-system/content';
import { found, made } from '../../../api/answerBody.ts';
import { readContainer } from './resourceCalls.ts';
import type { WrittenCalls } from './useWrittenChanges.ts';

const all = '/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/links';
const one = '/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/links/{linkId}';

/** The calls of links. */
export const linkCalls: WrittenCalls<LinkValues, components['schemas']['ResourceLink']> = {
  make: async (client, path, body, signal) => made(await client.POST(all, { params: { path }, body, signal })),
  list: async (client, { containerId, ...place }, signal) => (await readContainer(client, place, containerId, signal)).resourceLinks,
  read: async (client, path, linkId, signal) => {
    const { label, url } = found(await client.GET(one, { params: { path: { ...path, linkId } }, signal }));
    return { label, url };
  },
  put: (client, path, linkId, body, signal) => client.PUT(one, { params: { path: { ...path, linkId } }, body, signal }),
  remove: (client, path, linkId, signal) => client.DELETE(one, { params: { path: { ...path, linkId } }, signal }),
  nameOf: ({ label }) => label,
  fieldWords: { label: (label) => label, url: (url) => url },
};
