import { describe, expect, test } from 'vitest';
import type { InboxComment } from './inbox/inboxTypes.ts';
import { isNew, nextOf, shownComments, threadOf } from './shownComments.ts';

const found = (id: string, hour: number, more: { userId?: string; isHidden?: boolean; feedId?: string; postId?: string } = {}): InboxComment => ({
  comment: { id, body: id, createdUtc: `2026-11-22T${String(hour).padStart(2, '0')}:00:00Z`, isHidden: more.isHidden ?? false, user: { id: more.userId ?? 'other', name: 'O', avatar: null } },
  post: { feedId: more.feedId ?? 'news', item: { id: more.postId ?? 'post' } as InboxComment['post']['item'] },
  countOfPost: 1,
});
const viewer = { ownId: 'me', since: '2026-11-22T06:00:00Z' };
const ids = (comments: readonly InboxComment[]) => comments.map(({ comment: { id } }) => id);
const comments = [found('latest', 9), found('own', 8, { userId: 'me' }), found('hidden', 7, { isHidden: true }), found('elsewhere', 7, { feedId: 'kudos' }), found('old', 5)];

describe('New comments', () => {
  test('A comment is new when someone else wrote it since the previous visit', () => {
    expect(comments.map((each) => isNew(each, viewer))).toEqual([true, false, true, true, false]);
  });

  test('A comment is new whenever it was written, on the first visit', () => {
    expect(isNew(found('old', 0), { ownId: 'me', since: null })).toBe(true);
  });
});

describe('Lists of comments', () => {
  test('The lists of comments are the new ones, all, and the hidden ones', () => {
    expect(ids(shownComments(comments, { view: null, feedId: null }, viewer))).toEqual(['latest', 'elsewhere']);
    expect(ids(shownComments(comments, { view: 'all', feedId: null }, viewer))).toHaveLength(5);
    expect(ids(shownComments(comments, { view: 'hidden', feedId: null }, viewer))).toEqual(['hidden']);
  });

  test('The lists of comments are limited to one feed', () => {
    expect(ids(shownComments(comments, { view: 'all', feedId: 'kudos' }, viewer))).toEqual(['elsewhere']);
  });
});

describe('The comment after an action', () => {
  test.each([
    ['a', 'b'],
    ['c', 'b'],
    [null, 'a'],
    ['gone', 'a'],
  ])('After an action on %s the comment %s is next', (id, next) => {
    expect(nextOf(['a', 'b', 'c'], id)).toBe(next);
  });

  test('After an action on the only comment none is next', () => {
    expect(nextOf(['a'], 'a')).toBeNull();
  });
});

test('a thread has the comments on one post, oldest first, a few before the open one', () => {
  const post = [9, 8, 7, 6, 5, 4].map((hour) => found(`at ${hour}`, hour, { postId: 'one' }));
  const all = [...post, found('other', 3, { postId: 'two' })];
  const open = all[1] as InboxComment;
  expect(threadOf(all, open, false)).toEqual({ thread: post.toReversed().slice(1), earlier: 1 });
  expect(threadOf(all, open, true)).toEqual({ thread: post.toReversed(), earlier: 0 });
});
