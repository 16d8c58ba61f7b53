import { describe, expect, test } from 'vitest';
import { callsAtOnce, createInbox } from './createInbox.ts';
import type { InboxCalls, InboxPost } from './inboxTypes.ts';

const instant = (minute: number) => new Date(Date.UTC(2026, 10, 22, 8, minute)).toISOString();
/** The higher the number, the newer. */
const item = (id: string, minute: number, commentsCount = 1) => ({ id, createdUtc: instant(minute), commentsCount }) as InboxPost['item'];
const comment = (id: string, minute: number) => ({ id, body: id, createdUtc: instant(minute), isHidden: false, user: { id: 'u', name: 'U', avatar: null } });
const page = <Row>(results: Row[], totalElementCount = results.length) => ({ results, totalElementCount, page: 0, pageSize: 20 });

/** Responses that the test gives one at a time. */
function host(posts: Record<string, InboxPost['item'][][]>) {
  const asked: string[] = [];
  const open = new Map<string, { resolve: () => void; reject: (error: unknown) => void }>();
  const answered = <Answer>(name: string, answer: Answer) => {
    asked.push(name);
    return new Promise<Answer>((resolve, reject) => open.set(name, { resolve: () => resolve(answer), reject }));
  };
  const total = (feedId: string) => posts[feedId]?.flat().length ?? 0;
  const calls: InboxCalls = {
    listPosts: (feedId, number) => answered(`${feedId} ${number}`, page(posts[feedId]?.[number] ?? [], total(feedId))),
    listComments: ({ item: { id, createdUtc } }) => answered(id, page([{ ...comment(`on ${id}`, 0), createdUtc }], 3)),
    mayModerate: ({ item: { id } }) => !id.startsWith('foreign'),
  };
  const settle = async (act: 'resolve' | 'reject', names: string[]) => {
    for (const name of names) {
      open.get(name)?.[act](new Error(`${name} failed`));
      open.delete(name);
    }
    // Everything that follows from a response is done in the same turn.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { calls, asked, answer: (...names: string[]) => settle('resolve', names), fail: (...names: string[]) => settle('reject', names), isOpen: () => [...open.keys()] };
}

describe('Comments of all feeds', () => {
  test('Comments of all feeds are read post by post, the newest first, a few at the same time', async () => {
    const many = Array.from({ length: 7 }, (_, index) => item(`p${index}`, index));
    const { calls, answer, isOpen } = host({ a: [many] });
    const inbox = createInbox(['a'], calls);
    inbox.lookFurther();
    await answer('a 0');
    expect(isOpen()).toEqual(['p6', 'p5', 'p4', 'p3']);
    expect(isOpen()).toHaveLength(callsAtOnce);
    expect(inbox.state.read()).toMatchObject({ isLooking: true, lookedAt: 0, listed: 7, total: 7 });
    const found = () => inbox.state.read().comments.map(({ comment: { id } }) => id);
    await answer('p5');
    expect(isOpen()).toContain('p2');
    expect(found(), 'the first is shown at once').toEqual(['on p5']);
    await answer('p6');
    expect(inbox.state.read()).toMatchObject({ lookedAt: 2, olderComments: 4 });
    expect(found(), 'the others in steps').toEqual(['on p5']);
    await answer('p4', 'p3', 'p2');
    await answer('p1', 'p0');
    expect(found()).toEqual(['on p6', 'on p5', 'on p4', 'on p3', 'on p2', 'on p1', 'on p0']);
  });

  test('Comments of all feeds are not requested where a post has none, nor where the user may not moderate', async () => {
    const { calls, answer, asked } = host({ a: [[item('some', 3), item('none', 2, 0), item('foreign', 1)]] });
    const inbox = createInbox(['a'], calls);
    inbox.lookFurther();
    await answer('a 0');
    await answer('some');
    expect(asked).toEqual(['a 0', 'some']);
    expect(inbox.state.read()).toMatchObject({ lookedAt: 2, listed: 2, total: 2, isLooking: false, hasMore: false });
  });

  test('Reading comments stops on request, continues where it stopped, and then reads older posts', async () => {
    const { calls, answer, isOpen } = host({ a: [Array.from({ length: 6 }, (_, index) => item(`p${index}`, index + 10)), [item('old', 1)]] });
    const inbox = createInbox(['a'], calls);
    inbox.lookFurther();
    await answer('a 0');
    inbox.stop();
    await answer('p5', 'p4', 'p3', 'p2');
    expect(isOpen()).toEqual([]);
    expect(inbox.state.read()).toMatchObject({ isLooking: false, hasMore: true, lookedAt: 4, listed: 6, total: 7 });
    inbox.lookFurther();
    expect(isOpen()).toEqual(['p1', 'p0']);
    await answer('p1', 'p0');
    expect(inbox.state.read()).toMatchObject({ isLooking: false, hasMore: true, lookedAt: 6 });
    inbox.lookFurther();
    await answer('a 1');
    await answer('old');
    expect(inbox.state.read()).toMatchObject({ isLooking: false, hasMore: false, lookedAt: 7, total: 7 });
  });

  test('Comments that could not be read are counted, and can be requested again', async () => {
    const { calls, answer, fail, isOpen } = host({ a: [[item('p', 1)]], b: [[item('q', 2)]] });
    const inbox = createInbox(['a', 'b'], calls);
    inbox.lookFurther();
    await fail('b 0');
    await answer('a 0');
    await fail('p');
    expect(inbox.state.read()).toMatchObject({ failures: 2, isLooking: false, lookedAt: 0, error: new Error('p failed') });
    inbox.retry();
    expect(isOpen()).toEqual(['b 0', 'p']);
    await answer('b 0', 'p');
    await answer('q');
    expect(inbox.state.read()).toMatchObject({ failures: 0, error: undefined, lookedAt: 2, hasMore: false });
  });

  test('Comments show a change immediately, and what the host has after the next read', async () => {
    const { calls, answer } = host({ a: [[item('p', 1)]] });
    const inbox = createInbox(['a'], calls);
    inbox.lookFurther();
    await answer('a 0');
    await answer('p');
    inbox.change('on p', true);
    const [found] = inbox.state.read().comments;
    expect(found?.comment.isHidden).toBe(true);
    inbox.change('on p', null);
    expect(inbox.state.read()).toMatchObject({ comments: [], olderComments: 2 });
    const again = inbox.lookAgain({ feedId: 'a', item: item('p', 1) });
    await answer('p');
    await again;
    expect(inbox.state.read().comments).toMatchObject([{ countOfPost: 3 }]);
  });

  test('Comments do not change when a response arrives after the page was left', async () => {
    const { calls, answer, asked } = host({ a: [[item('p', 1)]] });
    const inbox = createInbox(['a'], calls);
    inbox.lookFurther();
    inbox.end();
    await answer('a 0');
    expect(asked).toEqual(['a 0']);
  });

  test('Comments are read again where a post has more of them than before, and not where it has as many', async () => {
    const posts = { a: [[item('busy', 3), item('quiet', 2), item('deleted', 1)]] };
    const { calls, answer, asked } = host(posts);
    const inbox = createInbox(['a'], calls);
    inbox.lookFurther();
    await answer('a 0');
    await answer('busy', 'quiet', 'deleted');
    posts.a = [[item('new', 4), item('busy', 3, 2), item('quiet', 2)]];
    void inbox.readAgain(null);
    expect(inbox.state.read()).toMatchObject({ isLooking: false, lookedAt: 3 });
    await answer('a 0');
    expect(asked.slice(4)).toEqual(['a 0', 'new', 'busy']);
    await answer('new', 'busy');
    expect(inbox.state.read().comments.map(({ comment: { id } }) => id)).toEqual(['on new', 'on busy', 'on quiet']);
    expect(inbox.state.read()).toMatchObject({ lookedAt: 3, total: 3 });
  });

  test('Comments keep changes made while they are read again', async () => {
    const posts = { a: [[item('one', 3)]] };
    const { calls, answer } = host(posts);
    const inbox = createInbox(['a'], calls);
    inbox.lookFurther();
    await answer('a 0');
    await answer('one');
    posts.a = [[item('one', 3, 2)]];
    void inbox.readAgain(null);
    await answer('a 0');
    inbox.change('on one', null);
    await answer('one');
    expect(inbox.state.read().comments).toEqual([]);
  });

  test('Comments of a post are read again when one of them is open, because it may have been hidden', async () => {
    const { calls, answer, asked } = host({ a: [[item('one', 3), item('other', 2)]] });
    const inbox = createInbox(['a'], calls);
    inbox.lookFurther();
    await answer('a 0');
    await answer('one', 'other');
    void inbox.readAgain('on other');
    await answer('a 0');
    expect(asked.slice(3)).toEqual(['a 0', 'other']);
  });

  test('Comments stay where they could not be read again', async () => {
    const { calls, answer, fail } = host({ a: [[item('one', 3)]] });
    const inbox = createInbox(['a'], calls);
    inbox.lookFurther();
    await answer('a 0');
    await answer('one');
    void inbox.readAgain(null);
    await fail('a 0');
    expect(inbox.state.read()).toMatchObject({ lookedAt: 1, failures: 0 });
    expect(inbox.state.read().comments).toHaveLength(1);
  });
});
