import type { InboxComment } from './inbox/inboxTypes.ts';
import type { InboxPlace, InboxView } from './inboxAddress.ts';

/** The reader, and the end of the last visit. */
export interface Viewer {
  /** The user's id: their own comments are not new. */
  ownId: string;
  /** End of the last visit; null for the first one, to which everything is new. */
  since: string | null;
}

/** Whether the comment is by someone else and newer than the last visit. */
export const isNew = ({ comment: { user, createdUtc } }: InboxComment, { ownId, since }: Viewer): boolean =>
  user?.id !== ownId && (since === null || Date.parse(createdUtc) > Date.parse(since));

const isIn = (view: InboxView, found: InboxComment, viewer: Viewer): boolean =>
  view === 'all' || (view === 'hidden' ? found.comment.isHidden : !found.comment.isHidden && isNew(found, viewer));

/** The comments of a list, in order. */
export const shownComments = (comments: readonly InboxComment[], { view, feedId }: Pick<InboxPlace, 'view' | 'feedId'>, viewer: Viewer): InboxComment[] =>
  comments.filter((found) => (feedId === null || found.post.feedId === feedId) && isIn(view, found, viewer));

/** The comment to choose after this one has been dealt with: the one after it, else the one before it. */
export function nextOf(ids: readonly string[], id: string | null): string | null {
  const index = id === null ? -1 : ids.indexOf(id);
  return ids[index + 1] ?? ids[index - 1] ?? null;
}

/** How many comments of a thread are shown before the open one. */
const shownBefore = 3;

/** The comments on a comment's post, oldest first; without `isWhole` only a few before it. */
export function threadOf(comments: readonly InboxComment[], { comment, post }: InboxComment, isWhole: boolean): { thread: InboxComment[]; earlier: number } {
  const thread = comments.filter((each) => each.post.item.id === post.item.id).toReversed();
  const first = isWhole ? 0 : Math.max(0, thread.findIndex((each) => each.comment.id === comment.id) - shownBefore);
  return { thread: thread.slice(first), earlier: first };
}
