import { useSave } from '../../../api/useSave.ts';
import { tagMessages } from '../../../messages/tags.ts';
import { userReads } from '../list/userReads.ts';

const reads = ['/api/management/tags/{page}/{size}', '/api/management/tags/{id}', '/api/management/tags/hints'] as const;

/** A person and a tag. */
interface Membership {
  userId: string;
  tagId: string;
}

const identify = ({ userId, tagId }: Membership) => `${userId} ${tagId}`;

/** Everything that is done to tags (core §7 Tags). */
export function useTagChanges() {
  const create = useSave({ send: (client, body: { name: string }, signal) => client.POST('/api/management/tags', { body, signal }), invalidates: reads });
  const remove = useSave({
    send: (client, id: string, signal) => client.DELETE('/api/management/tags/{id}', { params: { path: { id } }, signal }),
    // People who carried it are listed without it.
    invalidates: [...reads, ...userReads],
    identify: (id) => id,
    success: tagMessages.removed,
    failureTitle: 'Delete Error',
  });
  return { create, remove };
}

/** Who carries a tag: people are added and removed by the calls of the user (decisions-core O54). */
export function useMembershipChanges() {
  const invalidates = [...reads, ...userReads];
  const assign = useSave({
    send: (client, { userId, tagId }: Membership, signal) => client.PUT('/api/management/users/{id}/tags/assign/{tagId}', { params: { path: { id: userId, tagId } }, signal }),
    invalidates,
    identify,
  });
  const withdraw = useSave({
    send: (client, { userId, tagId }: Membership, signal) => client.PUT('/api/management/users/{id}/tags/withdraw/{tagId}', { params: { path: { id: userId, tagId } }, signal }),
    invalidates,
    identify,
  });
  return { assign, withdraw };
}
