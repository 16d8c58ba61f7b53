import { say, type TabItem, Tabs, useAfterChange, useSynchronized } from '@noticeboard/design-system';
import { useCallback, useMemo, useRef, useState } from 'react';
import { shownName } from '../../ground/named.ts';
import { useIsSlow } from '../../ground/useIsSlow.ts';
import { commentsMessages as texts } from '../../messages/comments.ts';
import { useMedia } from '../../shared/useMedia.ts';
import type { AddressState } from '../../shared/useAddressState.ts';
import { Changed } from './Changed.tsx';
import { EntryList } from './EntryList.tsx';
import { HowFar } from './HowFar.tsx';
import * as styles from './InboxColumns.css.ts';
import type { Inbox } from './inbox/createInbox.ts';
import { hasLookedAtAll, type InboxComment, type InboxState } from './inbox/inboxTypes.ts';
import { type InboxPlace, type InboxView, otherViews } from './inboxAddress.ts';
import { NothingOpen } from './NothingOpen.tsx';
import { OpenComment } from './OpenComment.tsx';
import { type Viewer, nextOf, shownComments } from './shownComments.ts';
import type { Feed } from './useFeeds.ts';
import { type NextChoice, useModeration } from './useModeration.ts';
import { useInboxFocus } from './useInboxFocus.ts';
import { useNews } from './useNews.ts';

export interface InboxColumnsProps {
  /** Reads the comments. */
  inbox: Inbox;
  /** What it has found so far. */
  state: InboxState;
  /** The feeds, for their names. */
  feeds: readonly Feed[];
  /** The reader, and the end of the last visit. */
  viewer: Viewer;
  /** The instant at which the page was opened. */
  now: Date;
  /** Ids of the comments that were opened in this visit. */
  opened: readonly string[];
  /** A comment was opened. */
  onOpened: (id: string) => void;
  /** Which list and which comment are shown, in the address. */
  place: AddressState<InboxPlace>;
}

const newView = 'new';
const viewOf = (id: string): InboxView => otherViews.find((each) => each === id) ?? null;

/** The list, and beside it, or in its place on a narrow screen, the open comment. */
export function InboxColumns({ inbox, state, feeds, viewer, now, opened, onOpened, place: [place, setPlace] }: InboxColumnsProps) {
  const { view, feedId, commentId } = place;
  const areBeside = useMedia(styles.columnsAreBeside);
  const shown = useMemo(() => shownComments(state.comments, { view, feedId }, viewer), [state.comments, view, feedId, viewer]);
  const ids = shown.map(({ comment }) => comment.id);
  const found = state.comments.find(({ comment }) => comment.id === commentId) ?? null;
  // A deleted comment stays until the next is open: a reply being written, and the focus, would be lost with it.
  const [last, setLast] = useState<{ open: InboxComment; ids: readonly string[] } | null>(null);
  if (found !== null && (last?.open !== found || ids.join() !== last.ids.join())) setLast({ open: found, ids });
  const open = found ?? (last?.open.comment.id === commentId ? last.open : null);
  const openId = open?.comment.id ?? null;

  useSynchronized(openId ?? undefined, onOpened);
  const opensByItself = areBeside && commentId === null && !state.isLooking;
  useSynchronized(opensByItself ? ids[0] : undefined, (firstId) => setPlace((before) => ({ ...before, commentId: firstId }), { isStep: false }));

  // A deleted comment stays until the next is open: the column would be empty for a moment, and its buttons would lose the focus.
  const removed = useRef<string | null>(null);
  useAfterChange(openId, () => {
    if (removed.current === null) return;
    inbox.change(removed.current, null);
    removed.current = null;
  });
  const { list, column, beforeNext, restore } = useInboxFocus({ openId, commentId, areBeside });
  // Where the focus stays on a button, nothing else announces that another comment is open.
  const isAnnounced = useRef(false);
  useAfterChange(openId, () => {
    if (!isAnnounced.current) return;
    isAnnounced.current = false;
    say(open === null ? texts.nothingOpen : texts.opened(shownName(open.comment.user?.name), open.comment.body));
  });
  // A step of the history where the list is a separate screen, so that Back returns to it.
  const choose = useCallback((id: string | null) => setPlace((before) => ({ ...before, commentId: id }), { isStep: !areBeside }), [setPlace, areBeside]);
  const sayAfterMove = useNews();
  const chooseNext = ({ keepsFocus = false, removes = null, says }: NextChoice = {}) => {
    const next = nextOf(found === null && last !== null ? last.ids.filter((id) => id === openId || ids.includes(id)) : ids, openId);
    removed.current = removes;
    isAnnounced.current = !beforeNext(next, keepsFocus);
    if (says !== undefined) sayAfterMove(says);
    setPlace((before) => ({ ...before, commentId: next === openId ? null : next }), { isStep: false });
  };
  const moderation = useModeration(inbox, chooseNext);
  const hasUndo = moderation.last !== null;
  // 'Undo' is removed with its line.
  const isUndone = useRef(false);
  useAfterChange(hasUndo, () => {
    if (hasUndo || !isUndone.current) return;
    isUndone.current = false;
    restore();
  });

  // Before the first post was read, or when none could be, there is no number, which is not the same as none.
  const isCounted = state.lookedAt > 0 || (!state.isLooking && state.failures === 0);
  const countOf = (counted: InboxView) => (isCounted ? shownComments(state.comments, { view: counted, feedId }, viewer).length : null);
  const [fresh, all, hidden] = [countOf(null), countOf('all'), countOf('hidden')];
  const items = useMemo(
    (): TabItem[] => [
      { id: newView, label: texts.views.new, count: fresh },
      { id: 'all', label: texts.views.all, count: all },
      { id: 'hidden', label: texts.views.hidden, count: hidden },
    ],
    [fresh, all, hidden],
  );
  // Each post that is read adds rows between others: one would move away while it is pressed. The first posts are shown together.
  const [hasLooked, setHasLooked] = useState(false);
  if (!hasLooked && !state.isLooking && state.lookedAt > 0) setHasLooked(true);
  const isFirstLook = state.isLooking && !hasLooked;
  const isSlow = useIsSlow(isFirstLook);
  const isListShown = areBeside || commentId === null;
  return (
    <div className={styles.columns}>
      {isListShown && (
        <section ref={list} tabIndex={-1} aria-label={texts.parts} className={styles.list}>
          <Tabs label={texts.parts} items={items} selectedId={view ?? newView} onSelectionChange={(id) => setPlace((before) => ({ ...before, view: viewOf(id), commentId: null }))}>
            {() => (
              <>
                <Changed
                  last={moderation.last}
                  onUndo={() => {
                    isUndone.current = true;
                    moderation.undo();
                  }}
                />
                <EntryList
                  shown={shown}
                  view={view}
                  viewer={viewer}
                  opened={opened}
                  openId={openId}
                  now={now}
                  isAll={hasLookedAtAll(state) && state.olderComments === 0}
                  isLoading={state.isLooking && (state.comments.length === 0 || (isFirstLook && !isSlow))}
                  isReplaced={!areBeside}
                  onChoose={choose}
                />
              </>
            )}
          </Tabs>
          <HowFar inbox={inbox} state={state} />
        </section>
      )}
      {(areBeside || commentId !== null) && (
        <section ref={column} tabIndex={-1} aria-label={open === null ? texts.choose : texts.open(open.comment.user?.name ?? '')} data-open-comment className={styles.open}>
          {open === null ? (
            <NothingOpen isAsked={commentId !== null} isLooking={state.isLooking} onBack={areBeside ? undefined : () => choose(null)} />
          ) : (
            <OpenComment
              open={open}
              isGone={found === null}
              comments={state.comments}
              feedName={feeds.find(({ id }) => id === open.post.feedId)?.name ?? ''}
              now={now}
              moderation={moderation}
              onNext={() => chooseNext()}
              onAnswered={() => void moderation.onAnswered(open)}
              onBack={areBeside ? undefined : () => choose(null)}
            />
          )}
        </section>
      )}
    </div>
  );
}
