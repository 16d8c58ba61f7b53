import type { ConsoleClient } from '@noticeboard/api-types';
import { useState } from 'react';
import { createOnce } from '../../../api/createOnce.ts';
import { allPages } from '../../../api/eachPage.ts';
import { foundGone, foundWhen } from '../../../api/lookAgain.ts';
import { made } from '../../../api/answerBody.ts';
import { useSave } from '../../../access/useSave.ts';
import { tagMessages } from '../../../messages/tags.ts';
import { wholeListSize } from '../../../ground/limits.ts';
import { userReads } from '../list/userReads.ts';

const reads = ['/api/management/tags/{page}/{size}', '/api/management/tags/{id}', '/api/management/tags/hints'] as const;

/** A person and a tag. */
interface Membership {
  userId: string;
  tagId: string;
}

const identify = ({ userId, tagId }: Membership) => `${userId} ${tagId}`;

/** The changes of tags (core §7 Tags). */
export function useTagChanges() {
  const [sendNew] = useState(() =>
    createOnce({
      make: async (client, body: { name: string }, signal) => made(await client.POST('/api/management/tags', { body, signal })),
      list: (client, _, signal) => allPages(async (page) => (await client.GET('/api/management/tags/{page}/{size}', { params: { path: { page, size: wholeListSize } }, signal })).data),
      // The host stores it with the sign in front.
      isMade: ({ name }, sent) => name.replace(/^@/, '') === sent.name.replace(/^@/, ''),
      nameOf: ({ name }) => name,
    }),
  );
  const create = useSave({ send: sendNew, invalidates: reads, success: tagMessages.added, failureTitle: 'Error' });
  const remove = useSave({
    send: (client, id: string, signal): Promise<unknown> => client.DELETE('/api/management/tags/{id}', { params: { path: { id } }, signal }),
    look: (client, id, signal) => foundGone(client.GET('/api/management/tags/{id}', { params: { path: { id } }, signal })),
    // People who had the tag are listed without it.
    invalidates: [...reads, ...userReads],
    waitsForReads: true,
    identify: (id) => id,
    success: tagMessages.removed,
    failureTitle: 'Delete Error',
  });
  return { create, remove };
}

/** The members of a tag: people are added and removed by the calls of the user (decisions-core O54). */
export function useMembershipChanges() {
  const invalidates = [...reads, ...userReads];
  const assign = useSave({
    send: (client, { userId, tagId }: Membership, signal): Promise<unknown> => client.PUT('/api/management/users/{id}/tags/assign/{tagId}', { params: { path: { id: userId, tagId } }, signal }),
    look: async (client, membership, signal) => foundWhen(await isMember(client, membership, signal), undefined),
    invalidates,
    identify,
  });
  const withdraw = useSave({
    send: (client, { userId, tagId }: Membership, signal): Promise<unknown> => client.PUT('/api/management/users/{id}/tags/withdraw/{tagId}', { params: { path: { id: userId, tagId } }, signal }),
    look: async (client, membership, signal) => foundWhen(!(await isMember(client, membership, signal)), undefined),
    invalidates,
    identify,
  });
  return { assign, withdraw };
}

async function isMember(client: ConsoleClient, { userId, tagId }: Membership, signal: AbortSignal): Promise<boolean> {
  const { data } = await client.GET('/api/management/users/{id}', { params: { path: { id: userId } }, signal });
  return (data?.tags ?? []).some(({ id }) => id === tagId);
}
