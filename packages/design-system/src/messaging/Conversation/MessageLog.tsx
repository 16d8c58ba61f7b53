import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { chatMessages as messages } from '../../messages/chat.ts';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import * as styles from './Conversation.css.ts';
import { type ConversationRow, conversationRows } from './conversationRows.ts';
import { keepingFocus } from './keepingFocus.ts';
import { LoggedMessage } from './LoggedMessage.tsx';
import { messageAfterKey } from './messageKeys.ts';
import { useArrivals } from './useArrivals.ts';
import { useHistoryNews } from './useHistoryNews.ts';
import type { NewerMessages } from './newerMessages.ts';
import { useMessageWindow } from './useMessageWindow.ts';
import { useNewOutOfSight } from './useNewOutOfSight.ts';
import { type SeenMessages, useSeen } from './useSeen.ts';
import { useShownMatch } from './useShownMatch.ts';
import { type MessageActs, useSteadyActs } from './useSteadyActs.ts';

interface MessageLogProps {
  /** Names the log: the people of the conversation. */
  label: string;
  /** The loaded messages, oldest first. Keep the array stable between renders. */
  history: readonly ChatMessage[];
  /** The message above which 'New messages' is shown; null for none. */
  firstUnreadId: string | null;
  /** Whether the first messages are loading. */
  isBusy: boolean;
  /** Whether they could not be loaded. */
  hasFailed: boolean;
  /** Shown in place of messages: loading, failed, none yet. */
  instead: ReactNode;
  /** Loads the messages before these; undefined when these are all. */
  onLoadOlder: (() => void) | undefined;
  /** Whether they are loading. */
  isLoadingOlder: boolean;
  /** The messages after them; null where they reach the newest. */
  newer: NewerMessages | null;
  /** Called with what is in sight. */
  onSee: ((seen: SeenMessages) => void) | undefined;
  /** What can be done with each message. */
  acts: MessageActs;
  /** IANA name of the reader's time zone; undefined for the device's. */
  timeZone: string | undefined;
}

interface PlacedRow extends ConversationRow {
  index: number;
  /** Distance from the top in pixels. */
  start: number;
}

/** Rows grouped in the document by day. */
function byDay(rows: readonly PlacedRow[]): PlacedRow[][] {
  const days: PlacedRow[][] = [];
  for (const row of rows) {
    const current = days.at(-1);
    if (current?.[0]?.day === row.day) current.push(row);
    else days.push([row]);
  }
  return days;
}

/** The messages that scroll. Only those in sight are in the document, so new messages are announced separately. */
export function MessageLog({ label, history, firstUnreadId, isBusy, hasFailed, instead, onLoadOlder, isLoadingOlder, newer, onSee, acts, timeZone }: MessageLogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => conversationRows(history, timeZone), [history, timeZone]);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const soughtId = useRef<string | null>(null);
  const soughtAlign = useRef<'auto' | 'end'>('auto');
  const focusedIndex = useMemo(() => rows.findIndex(({ message }) => message.id === focusedId), [rows, focusedId]);
  const hasOlder = onLoadOlder !== undefined;
  const hasNewer = newer !== null;
  const newest = newer?.newest ?? history;
  const { virtualizer, isAtEnd, show } = useMessageWindow({ rows, last: newest.at(-1), focusedIndex, hasOlder, hasNewer, scroller });
  const arrival = useArrivals(newest);
  const unseen = useNewOutOfSight({ newest, rows, virtualizer, isAtEnd, hasNewer });
  useSeen(virtualizer, rows, isAtEnd, onSee);
  useShownMatch(rows, show);

  useLayoutEffect(() => {
    // The newest messages may have to replace older ones first.
    if (soughtId.current === null || soughtId.current !== focusedId || focusedIndex < 0) return;
    soughtId.current = null;
    scroller.current?.querySelector<HTMLElement>(`[data-index="${focusedIndex}"] > article`)?.focus({ preventScroll: true });
    show(focusedIndex, soughtAlign.current);
    soughtAlign.current = 'auto';
  }, [focusedId, focusedIndex, show]);

  // A message that had the focus was dropped with the history around it.
  const isFocusedGone = focusedId !== null && focusedIndex < 0;
  useLayoutEffect(() => {
    if (isFocusedGone && soughtId.current === null && document.activeElement === document.body) scroller.current?.focus({ preventScroll: true });
  }, [isFocusedGone]);

  const goTo = (id: string) => {
    soughtId.current = id;
    setFocusedId(id);
  };
  // The button is removed: the focus moves to what it led to.
  const goToNewest = () => {
    const newestId = newest.at(-1)?.id;
    if (newestId === undefined || (newestId === focusedId && !hasNewer)) scroller.current?.focus({ preventScroll: true });
    else goTo(newestId);
    newer?.onGoToNewest();
    virtualizer.scrollToEnd();
  };
  // The newest reply is at the end of its row, which may be higher than the window.
  const goToUnseen = () => {
    const id = unseen.replyIndex === null ? undefined : rows[unseen.replyIndex]?.message.id;
    if (id === undefined || unseen.replyIndex === null) {
      goToNewest();
      return;
    }
    if (id === focusedId) scroller.current?.querySelector<HTMLElement>(`[data-index="${unseen.replyIndex}"] > article`)?.focus({ preventScroll: true });
    else {
      soughtAlign.current = 'end';
      goTo(id);
    }
    show(unseen.replyIndex, 'end');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const entry = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    const from = entry ? Number(entry.dataset['index']) : -1;
    const next = messageAfterKey(event.key, from, rows.length, virtualizer.calculateRange()?.endIndex ?? rows.length - 1);
    const id = next === null ? undefined : rows[next]?.message.id;
    if (id === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.key === 'End') goToNewest();
    else goTo(id);
  };
  // 'Show older messages' is removed with the last of them.
  useHistoryNews({ label, history, isMissing: isBusy || hasFailed, hasOlder, onOlder: (firstId) => document.activeElement === document.body && goTo(firstId) });
  const steadyActs = useSteadyActs(keepingFocus(acts));

  const placed = virtualizer.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows[index];
    return row ? [{ ...row, index, start }] : [];
  });
  return (
    <div className={styles.frame}>
      {/* Not live: scrolling brings messages into the document that were read long ago. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1), and its keys lead to messages out of sight */}
      <div ref={scroller} role="log" aria-live="off" aria-label={label} aria-busy={isBusy} tabIndex={0} className={styles.history} onKeyDown={onKeyDown}>
        {instead}
        {!instead && (
          <div className={styles.sizer} style={{ blockSize: virtualizer.getTotalSize() }}>
            {hasOlder && (
              <div className={styles.older}>
                <Button variant="quiet" tone="neutral" isPending={isLoadingOlder} onPress={onLoadOlder}>
                  {messages.loadOlder}
                </Button>
              </div>
            )}
            {byDay(placed).map((day) => (
              <section key={day[0]?.day} aria-label={day[0]?.day}>
                {day.map(({ message, index, start, isFirstOfDay, isContinued, day: name }) => (
                  <div
                    key={message.id}
                    ref={virtualizer.measureElement}
                    data-index={index}
                    className={styles.entry({ isFollowed: rows[index + 1]?.isContinued ?? false })}
                    style={{ insetBlockStart: start }}
                    onFocus={() => setFocusedId(message.id)}
                  >
                    {isFirstOfDay && <h3 className={styles.dayName}>{name}</h3>}
                    {message.id === firstUnreadId && <p className={styles.unread}>{messages.newMessages}</p>}
                    <LoggedMessage
                      message={message}
                      isContinued={isContinued && message.id !== firstUnreadId}
                      {...(!hasOlder && !hasNewer && { position: index + 1, count: rows.length })}
                      acts={steadyActs}
                      {...(timeZone !== undefined && { timeZone })}
                    />
                  </div>
                ))}
              </section>
            ))}
            {newer && (
              <div className={styles.newer}>
                <Button variant="quiet" tone="neutral" isPending={newer.isLoading} onPress={newer.onLoad}>
                  {messages.loadNewer}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
      {(unseen.count > 0 || hasNewer) && (
        <div className={styles.newBelow({ isAbove: unseen.isAbove })}>
          <Button size="small" icon={unseen.isAbove ? <ArrowUp /> : <ArrowDown />} onPress={goToUnseen}>
            {unseen.count > 0 ? messages.newBelow(unseen.count) : messages.newest}
          </Button>
        </div>
      )}
      {/* To readers of older messages new ones are announced only once. */}
      <p role="status" className={styles.arrival}>
        {isAtEnd ? arrival : unseen.count === 0 ? '' : unseen.isAbove ? messages.newAboveSaid : messages.newBelowSaid}
      </p>
    </div>
  );
}
