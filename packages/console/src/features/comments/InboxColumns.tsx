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
import { type Looker, nextOf, shownComments } from './shownComments.ts';
import type { Feed } from './useFeeds.ts';
import { type GoingOn, useModeration } from './useModeration.ts';
import { useNews } from './useNews.ts';

export interface InboxColumnsProps {
  /** Looks for them. */
  inbox: Inbox;
  /** What it has found so far. */
  state: InboxState;
  /** The feeds by name. */
  feeds: readonly Feed[];
  /** Who looks, and since when. */
  looker: Looker;
  /** The instant at which the page was opened. */
  now: Date;
  /** Ids of the comments that were opened in this visit. */
  opened: readonly string[];
  /** A comment was opened. */
  onOpened: (id: string) => void;
  /** What is listed and what is open, in the address. */
  place: AddressState<InboxPlace>;
}

const newView = 'new';
const viewOf = (id: string): InboxView => otherViews.find((view) => view === id) ?? null;

/** The list, and beside it, or on a narrow screen in its place, the comment that is open. */
export function InboxColumns({ inbox, state, feeds, looker, now, opened, onOpened, place: [place, setPlace] }: InboxColumnsProps) {
  const { view, feedId, commentId } = place;
  const areBeside = useMedia(styles.columnsAreBeside);
  const list = useRef<HTMLElement>(null);
  const shown = useMemo(() => shownComments(state.comments, { view, feedId }, looker), [state.comments, view, feedId, looker]);
  const ids = shown.map(({ comment }) => comment.id);
  const found = state.comments.find(({ comment }) => comment.id === commentId) ?? null;
  // One that is gone stays until the next is open: what is written as its answer, and the focus, would go with it.
  const [last, setLast] = useState<{ open: InboxComment; ids: readonly string[] } | null>(null);
  if (found !== null && (last?.open !== found || ids.join() !== last.ids.join())) setLast({ open: found, ids });
  const open = found ?? (last?.open.comment.id === commentId ? last.open : null);
  const openId = open?.comment.id ?? null;

  useSynchronized(openId ?? undefined, onOpened);
  const opensByItself = areBeside && commentId === null && !state.isLooking;
  useSynchronized(opensByItself ? ids[0] : undefined, (firstId) => setPlace((last) => ({ ...last, commentId: firstId }), { isStep: false }));

  // A deleted one stays until the next is open: the column would be empty for a moment, and its buttons lose the focus.
  const removed = useRef<string | null>(null);
  useAfterChange(openId, () => {
    if (removed.current === null) return;
    inbox.change(removed.current, null);
    removed.current = null;
  });
  const focusList = useCallback((id: string | null) => {
    const row = id === null ? null : list.current?.querySelector<HTMLElement>(`[data-key="${id}"]`);
    (row ?? list.current)?.focus();
  }, []);
  // With an act by key the row that had the focus may go: the next one has it then.
  const takesFocus = useRef(false);
  useAfterChange(openId, () => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    focusList(openId);
  });
  const column = useRef<HTMLElement>(null);
  // Where one takes the other's place, what had the focus goes with it: the comment has it then, and on the way back its row.
  useAfterChange(areBeside ? undefined : commentId, (now, before) => {
    if (document.activeElement !== document.body) return;
    // The rows are rendered after the list itself.
    if (now === null) requestAnimationFrame(() => focusList(before));
    else column.current?.focus({ preventScroll: true });
  });
  // Another moderator has deleted the open one: its buttons go with it.
  useSynchronized(openId === null && commentId !== null ? commentId : undefined, () => {
    if (document.activeElement === document.body) column.current?.focus();
  });
  // Where the focus stays on a button, nothing else says that another comment is open.
  const isAnnounced = useRef(false);
  useAfterChange(openId, () => {
    if (!isAnnounced.current) return;
    isAnnounced.current = false;
    say(open === null ? texts.nothingOpen : texts.opened(shownName(open.comment.user?.name), open.comment.body));
  });
  // A step of the history where the list is another screen, so that Back returns to it.
  const choose = useCallback((id: string | null) => setPlace((last) => ({ ...last, commentId: id }), { isStep: !areBeside }), [setPlace, areBeside]);
  const sayAfterMove = useNews();
  const goOn = ({ keepsFocus = false, removes = null, says }: GoingOn = {}) => {
    const next = nextOf(found === null && last !== null ? last.ids.filter((id) => id === openId || ids.includes(id)) : ids, openId);
    removed.current = removes;
    // With the last one its buttons go, too.
    takesFocus.current = next === openId || next === null || (!keepsFocus && document.activeElement?.closest('[data-open-comment]') == null);
    isAnnounced.current = !takesFocus.current || next === openId || next === null;
    if (says !== undefined) sayAfterMove(says);
    setPlace((last) => ({ ...last, commentId: next === openId ? null : next }), { isStep: false });
  };
  const moderation = useModeration(inbox, goOn);
  const hasUndo = moderation.last !== null;
  // 'Undo' goes with its line.
  const isUndone = useRef(false);
  useAfterChange(hasUndo, () => {
    if (hasUndo || !isUndone.current) return;
    isUndone.current = false;
    if (document.activeElement === document.body) focusList(openId);
  });

  const counts = { all: shownComments(state.comments, { view: 'all', feedId }, looker).length, hidden: shownComments(state.comments, { view: 'hidden', feedId }, looker).length };
  const fresh = shownComments(state.comments, { view: null, feedId }, looker).length;
  const items = useMemo(
    (): TabItem[] => [
      { id: newView, label: texts.views.new, count: fresh },
      { id: 'all', label: texts.views.all, count: counts.all },
      { id: 'hidden', label: texts.views.hidden, count: counts.hidden },
    ],
    [fresh, counts.all, counts.hidden],
  );
  // Comments are put in their order as post after post is read: a row would move away as it is pressed. The first ones wait for each other.
  const [hasLooked, setHasLooked] = useState(false);
  if (!hasLooked && !state.isLooking && state.lookedAt > 0) setHasLooked(true);
  const isFirstLook = state.isLooking && !hasLooked;
  const isSlow = useIsSlow(isFirstLook);
  const isListShown = areBeside || commentId === null;
  return (
    <div className={styles.columns}>
      {isListShown && (
        <section ref={list} tabIndex={-1} aria-label={texts.parts} className={styles.list}>
          <Tabs label={texts.parts} items={items} selectedId={view ?? newView} onSelectionChange={(id) => setPlace((last) => ({ ...last, view: viewOf(id), commentId: null }))}>
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
                  looker={looker}
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
              onNext={() => goOn()}
              onAnswered={() => void moderation.onAnswered(open)}
              onBack={areBeside ? undefined : () => choose(null)}
            />
          )}
        </section>
      )}
    </div>
  );
}
