import { isGone } from '../../../api/isMissing.ts';
import { createStore, type Store } from '../../../ground/createStore.ts';
import { inTurns } from './inTurns.ts';
import type { InboxCalls, InboxComment, InboxPost, InboxState } from './inboxTypes.ts';

/** Most requests at the same time: the host serves others, too. */
export const callsAtOnce = 4;

/** Posts read between two renders of the list: with one for each post, a long list would do nothing but render. */
const step = callsAtOnce * 2;

type CommentPage = Awaited<ReturnType<InboxCalls['listComments']>>;

/** A request: a page of a feed's posts, or the comments on a post. */
type Question = { feedId: string; page: number } | { post: InboxPost };

interface FeedProgress {
  pagesListed: number;
  /** Posts on the pages read so far, including those that may not be moderated. */
  postsListed: number;
  /** Null until the first page has been read. */
  total: number | null;
  /** Posts that were skipped, because the user may not moderate them. */
  passedBy: number;
}

/** A post, and the comments on it once they have been read. */
interface Known {
  post: InboxPost;
  answer: CommentPage | null;
}

const notListed = (): FeedProgress => ({ pagesListed: 0, postsListed: 0, total: null, passedBy: 0 });

const isLeft = ({ total, postsListed }: FeedProgress): boolean => total === null || postsListed < total;

/** Reads the comments of several feeds. */
export interface Inbox {
  state: Pick<Store<InboxState>, 'read' | 'subscribe'>;
  /** Continues where it was stopped, or with older posts. */
  lookFurther: () => void;
  /** Requests nothing more; responses still in flight are accepted. */
  stop: () => void;
  /** Repeats the requests that failed. */
  retry: () => void;
  /** Reads the comments on a post again; one that is gone has none. */
  lookAgain: (post: InboxPost) => Promise<void>;
  /**
   * Lists the posts again that were read, and reads the comments on those that have more or fewer of them now. Shown unchanged
   * until then. Does nothing while reading, or after it was stopped; never rejects.
   *
   * @param openId the comment that is open: its thread is read in any case, for comments that were only hidden or shown
   */
  readAgain: (openId: string | null) => Promise<void>;
  /** A comment was changed by a completed call; null for a deleted one. */
  change: (id: string, isHidden: boolean | null) => void;
  /** The inbox is unmounted. */
  end: () => void;
}

const first: InboxState = { comments: [], lookedAt: 0, listed: 0, total: 0, olderComments: 0, isLooking: false, hasMore: true, failures: 0, error: undefined };

const noComments: CommentPage = { results: [], totalElementCount: 0, page: 0, pageSize: null };

const newestFirst = (one: string, other: string): number => Date.parse(other) - Date.parse(one);

/**
 * No call lists the comments of all feeds: posts are listed a page at a time, and the comments of those that have some are
 * read, a few calls at the same time, newest posts first (ADR 0093). Posts that were not read are counted, never estimated.
 */
export function createInbox(feedIds: readonly string[], { listPosts, listComments, mayModerate }: InboxCalls): Inbox {
  const store = createStore(first);
  const controller = new AbortController();
  let feeds = new Map(feedIds.map((id): [string, FeedProgress] => [id, notListed()]));
  let posts = new Map<string, Known>();
  let waiting: Question[] = [];
  let failed: Question[] = [];
  let error: unknown;
  let running = 0;
  let isStopped = false;
  let answersTold = 0;
  let isReadingAgain = false;
  /** How often the user has requested more. */
  let lookedFurther = 0;
  /** Posts that the user has changed: responses to earlier requests are outdated for them. */
  const actedOn = new Set<string>();

  const hasOlderPosts = () => [...feeds.values()].some(isLeft);
  const tell = () => {
    const known = [...posts.values()];
    const answers = known.flatMap(({ post, answer }) => (answer === null ? [] : [{ post, answer }]));
    const isLooking = running > 0 || (!isStopped && waiting.length > 0);
    const before = store.read().comments;
    const isRendered = !isLooking || before.length === 0 || answers.length - answersTold >= step;
    if (isRendered) answersTold = answers.length;
    store.write({
      comments: isRendered
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

  const listed = async (progress: FeedProgress, feedId: string, page: number): Promise<InboxPost[]> => {
    const answer = await listPosts(feedId, page, controller.signal);
    const found = (answer.results ?? []).map((item): InboxPost => ({ feedId, item }));
    const moderated = found.filter(mayModerate);
    progress.pagesListed = Math.max(progress.pagesListed, page + 1);
    progress.postsListed += found.length;
    progress.passedBy += found.length - moderated.length;
    // A list that ends before its total would be requested for ever.
    progress.total = found.length === 0 ? progress.postsListed : answer.totalElementCount;
    return moderated;
  };
  const list = async (feedId: string, page: number) => {
    const progress = feeds.get(feedId);
    if (progress === undefined) return;
    for (const post of await listed(progress, feedId, page)) {
      // A post written in the meantime moves others to the next page.
      if (posts.has(post.item.id)) continue;
      const hasNone = post.item.commentsCount === 0;
      posts.set(post.item.id, { post, answer: hasNone ? noComments : null });
      if (!hasNone) waiting.push({ post });
    }
    // Lists come before posts: which posts are the newest is only known once all lists are read.
    waiting = waiting.toSorted((one, other) => ('post' in one && 'post' in other ? newestFirst(one.post.item.createdUtc, other.post.item.createdUtc) : Number('post' in one) - Number('post' in other)));
  };
  const commentsOn = async (post: InboxPost): Promise<CommentPage> => {
    try {
      return await listComments(post, controller.signal);
    } catch (problem) {
      if (isGone(problem)) return noComments;
      throw problem;
    }
  };
  const read = async (post: InboxPost) => {
    posts.set(post.item.id, { post, answer: await commentsOn(post) });
  };
  /** The comments on a post, while the host's count is still the same: otherwise each return would read those of all posts. */
  const knownOf = ({ item }: InboxPost, openId: string | null): CommentPage | null => {
    if (item.commentsCount === 0) return noComments;
    const known = posts.get(item.id);
    if (known?.answer?.results?.some(({ id }) => id === openId)) return null;
    return known?.post.item.commentsCount === item.commentsCount ? known.answer : null;
  };
  const readAgain = async (openId: string | null) => {
    actedOn.clear();
    const before = lookedFurther;
    const fresh = new Map<string, FeedProgress>();
    const found: InboxPost[] = [];
    await inTurns([...feeds], callsAtOnce, async ([feedId, { pagesListed }]) => {
      const progress = notListed();
      fresh.set(feedId, progress);
      while (progress.pagesListed < pagesListed && isLeft(progress)) found.push(...(await listed(progress, feedId, progress.pagesListed)));
    });
    const answers = new Map<string, Known>();
    await inTurns(found, callsAtOnce, async (post) => void answers.set(post.item.id, { post, answer: knownOf(post, openId) ?? (await commentsOn(post)) }));
    if (before !== lookedFurther) return;
    for (const id of actedOn) {
      const known = posts.get(id);
      if (known !== undefined) answers.set(id, known);
    }
    feeds = fresh;
    posts = answers;
    answersTold = -step;
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
      if (!controller.signal.aborted) chooseNext();
    }
  };
  const chooseNext = () => {
    const next = isStopped ? [] : waiting.splice(0, callsAtOnce - running);
    for (const question of next) void ask(question);
    tell();
  };

  return {
    state: store,
    lookFurther: () => {
      isStopped = false;
      lookedFurther += 1;
      const hasFailed = (id: string) => failed.some((question) => 'page' in question && question.feedId === id);
      if (waiting.length === 0 && running === 0) {
        for (const [feedId, progress] of feeds) {
          if (isLeft(progress) && !hasFailed(feedId)) waiting.push({ feedId, page: progress.pagesListed });
        }
      }
      chooseNext();
    },
    stop: () => {
      isStopped = true;
      tell();
    },
    retry: () => {
      isStopped = false;
      lookedFurther += 1;
      waiting = [...failed, ...waiting];
      failed = [];
      error = undefined;
      chooseNext();
    },
    readAgain: async (openId) => {
      if (isReadingAgain || isStopped || running > 0 || waiting.length > 0) return;
      isReadingAgain = true;
      // What is shown stays if this fails: the next return reads it again.
      await readAgain(openId).catch(() => undefined);
      isReadingAgain = false;
      if (!controller.signal.aborted) tell();
    },
    lookAgain: async (post) => {
      actedOn.add(post.item.id);
      // What is shown stays if this fails: the next read gets it.
      await read(post).catch(() => undefined);
      answersTold = -step;
      if (!controller.signal.aborted) tell();
    },
    change: (id, isHidden) => {
      for (const [postId, { post, answer }] of posts) {
        if (answer === null || !answer.results?.some((each) => each.id === id)) continue;
        const results = isHidden === null ? answer.results.filter((each) => each.id !== id) : answer.results.map((each) => (each.id === id ? { ...each, isHidden } : each));
        answersTold = -step;
        actedOn.add(postId);
        posts.set(postId, { post, answer: { ...answer, results, totalElementCount: answer.totalElementCount - (isHidden === null ? 1 : 0) } });
      }
      tell();
    },
    end: () => controller.abort(),
  };
}
