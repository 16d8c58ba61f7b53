import { createStore, type Store } from '../../../ground/createStore.ts';
import type { InboxCalls, InboxComment, InboxPost, InboxState } from './inboxTypes.ts';

/** Most calls at once: the host has others to answer. */
export const callsAtOnce = 4;

/** Posts after whose answers the list is drawn anew while it is looked: with each one, a long list would only be drawn. */
const step = callsAtOnce * 2;

/** Something to ask: a page of a feed's posts, or the comments on a post. */
type Question = { feedId: string; page: number } | { post: InboxPost };

interface FeedProgress {
  pagesListed: number;
  /** Posts that the pages held, the ones that may not be moderated among them. */
  postsListed: number;
  /** Null until the first page has come. */
  total: number | null;
  /** Posts that were passed by, because the person may not moderate them. */
  passedBy: number;
}

/** Looks for the comments of several feeds. */
export interface Inbox {
  state: Pick<Store<InboxState>, 'read' | 'subscribe'>;
  /** Goes on where it was stopped, or with older posts. */
  lookFurther: () => void;
  /** Asks nothing more; what is on its way is still taken. */
  stop: () => void;
  /** Asks again what failed. */
  retry: () => void;
  /** Reads the comments on a post again. */
  lookAgain: (post: InboxPost) => Promise<void>;
  /** A comment was changed by a call that has been answered; null for a deleted one. */
  change: (id: string, isHidden: boolean | null) => void;
  /** Nobody looks any more. */
  end: () => void;
}

const first: InboxState = { comments: [], lookedAt: 0, listed: 0, total: 0, olderComments: 0, isLooking: false, hasMore: true, failures: 0, error: undefined };

const newestFirst = (one: string, other: string): number => Date.parse(other) - Date.parse(one);

/**
 * No call lists the comments of all feeds: posts are listed a page at a time, and the comments of those that have some are
 * read, a few calls at once, newest posts first (ADR 0093). What was not looked at is counted, never guessed.
 */
export function createInbox(feedIds: readonly string[], { listPosts, listComments, mayModerate }: InboxCalls): Inbox {
  const store = createStore(first);
  const controller = new AbortController();
  const feeds = new Map(feedIds.map((id): [string, FeedProgress] => [id, { pagesListed: 0, postsListed: 0, total: null, passedBy: 0 }]));
  const posts = new Map<string, { post: InboxPost; answer: Awaited<ReturnType<InboxCalls['listComments']>> | null }>();
  let waiting: Question[] = [];
  let failed: Question[] = [];
  let error: unknown;
  let running = 0;
  let isStopped = false;
  let answersTold = 0;

  const hasOlderPosts = () => [...feeds.values()].some(({ total, postsListed }) => total === null || postsListed < total);
  const tell = () => {
    const known = [...posts.values()];
    const answers = known.flatMap(({ post, answer }) => (answer === null ? [] : [{ post, answer }]));
    const isLooking = running > 0 || (!isStopped && waiting.length > 0);
    const before = store.read().comments;
    const isDrawn = !isLooking || before.length === 0 || answers.length - answersTold >= step;
    if (isDrawn) answersTold = answers.length;
    store.write({
      comments: isDrawn
        ? answers
            .flatMap(({ post, answer }) => (answer.results ?? []).map((comment): InboxComment => ({ comment, post, countOfPost: answer.totalElementCount })))
            .toSorted((one, other) => newestFirst(one.comment.createdUtc, other.comment.createdUtc))
        : before,
      lookedAt: answers.length,
      listed: known.length,
      total: [...feeds.values()].reduce((sum, { total, passedBy }) => sum + Math.max(0, (total ?? 0) - passedBy), 0),
      olderComments: answers.reduce((sum, { answer }) => sum + Math.max(0, answer.totalElementCount - (answer.results ?? []).length), 0),
      isLooking,
      hasMore: waiting.length > 0 || hasOlderPosts(),
      failures: failed.length,
      error,
    });
  };

  const list = async (feedId: string, page: number) => {
    const answer = await listPosts(feedId, page, controller.signal);
    const progress = feeds.get(feedId);
    if (progress === undefined) return;
    const items = answer.results ?? [];
    progress.pagesListed = Math.max(progress.pagesListed, page + 1);
    progress.postsListed += items.length;
    // A list that ends before its total would be asked for ever.
    progress.total = items.length === 0 ? progress.postsListed : answer.totalElementCount;
    for (const item of items) {
      const post = { feedId, item };
      if (!mayModerate(post)) progress.passedBy += 1;
      // A post written meanwhile moves the others on to the next page.
      else if (!posts.has(item.id)) {
        const hasNone = item.commentsCount === 0;
        posts.set(item.id, { post, answer: hasNone ? { results: [], totalElementCount: 0, page: 0, pageSize: null } : null });
        if (!hasNone) waiting.push({ post });
      }
    }
    // Lists stand before posts: which posts are the newest is known when all have come.
    waiting = waiting.toSorted((one, other) => ('post' in one && 'post' in other ? newestFirst(one.post.item.createdUtc, other.post.item.createdUtc) : Number('post' in one) - Number('post' in other)));
  };
  const read = async (post: InboxPost) => {
    posts.set(post.item.id, { post, answer: await listComments(post, controller.signal) });
  };
  const ask = async (question: Question) => {
    running += 1;
    try {
      await ('post' in question ? read(question.post) : list(question.feedId, question.page));
    } catch (problem) {
      failed.push(question);
      error = problem;
    } finally {
      running -= 1;
      if (!controller.signal.aborted) goOn();
    }
  };
  const goOn = () => {
    const next = isStopped ? [] : waiting.splice(0, callsAtOnce - running);
    for (const question of next) void ask(question);
    tell();
  };

  return {
    state: store,
    lookFurther: () => {
      isStopped = false;
      const hasFailed = (id: string) => failed.some((question) => 'page' in question && question.feedId === id);
      if (waiting.length === 0 && running === 0) {
        for (const [feedId, { pagesListed, postsListed, total }] of feeds) {
          if ((total === null || postsListed < total) && !hasFailed(feedId)) waiting.push({ feedId, page: pagesListed });
        }
      }
      goOn();
    },
    stop: () => {
      isStopped = true;
      tell();
    },
    retry: () => {
      isStopped = false;
      waiting = [...failed, ...waiting];
      failed = [];
      error = undefined;
      goOn();
    },
    lookAgain: async (post) => {
      // What is shown stays where this fails: the next look finds it.
      await read(post).catch(() => undefined);
      answersTold = -step;
      if (!controller.signal.aborted) tell();
    },
    change: (id, isHidden) => {
      for (const [postId, { post, answer }] of posts) {
        if (answer === null || !answer.results?.some((each) => each.id === id)) continue;
        const results = isHidden === null ? answer.results.filter((each) => each.id !== id) : answer.results.map((each) => (each.id === id ? { ...each, isHidden } : each));
        answersTold = -step;
        posts.set(postId, { post, answer: { ...answer, results, totalElementCount: answer.totalElementCount - (isHidden === null ? 1 : 0) } });
      }
      tell();
    },
    end: () => controller.abort(),
  };
}
