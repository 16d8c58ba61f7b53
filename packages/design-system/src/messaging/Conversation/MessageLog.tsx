import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { chatMessages as messages } from '../../messages/chat.ts';
import { MessageBubble, type MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import * as styles from './Conversation.css.ts';
import { type ConversationRow, conversationRows } from './conversationRows.ts';
import { messageAfterKey } from './messageKeys.ts';
import { useArrivals } from './useArrivals.ts';
import { useMessageWindow } from './useMessageWindow.ts';

interface MessageLogProps {
  /** Names the log: whom the conversation is with. */
  label: string;
  /** The loaded messages, oldest first. Keep the array stable between renders. */
  history: readonly ChatMessage[];
  /** The message above which 'New messages' is shown; null for none. */
  firstUnreadId: string | null;
  /** Whether the first messages are loading. */
  isBusy: boolean;
  /** Shown in place of messages: loading, failed, none yet. */
  instead: ReactNode;
  /** Loads the messages before these; undefined when these are all. */
  onLoadOlder: (() => void) | undefined;
  /** Whether they are loading. */
  isLoadingOlder: boolean;
  /** What every message takes. */
  bubble: Omit<MessageBubbleProps, 'message' | 'place'>;
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

/** The messages that scroll. Only those in sight are in the document, so what arrives is said apart. */
export function MessageLog({ label, history, firstUnreadId, isBusy, instead, onLoadOlder, isLoadingOlder, bubble }: MessageLogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => conversationRows(history, bubble.timeZone), [history, bubble.timeZone]);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const soughtId = useRef<string | null>(null);
  const focusedIndex = useMemo(() => rows.findIndex(({ message }) => message.id === focusedId), [rows, focusedId]);
  const hasOlder = onLoadOlder !== undefined;
  const virtualizer = useMessageWindow({ rows, focusedIndex, hasOlder, scroller });
  const arrival = useArrivals(history);

  useLayoutEffect(() => {
    if (soughtId.current === null || soughtId.current !== focusedId) return;
    soughtId.current = null;
    scroller.current?.querySelector<HTMLElement>(`[data-index="${focusedIndex}"] > article`)?.focus({ preventScroll: true });
    virtualizer.scrollToIndex(focusedIndex, { align: 'auto' });
  }, [focusedId, focusedIndex, virtualizer]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const entry = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    const from = entry ? Number(entry.dataset['index']) : -1;
    const next = messageAfterKey(event.key, from, rows.length, virtualizer.calculateRange()?.endIndex ?? rows.length - 1);
    const id = next === null ? undefined : rows[next]?.message.id;
    if (id === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    soughtId.current = id;
    setFocusedId(id);
  };

  const placed = virtualizer.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows[index];
    return row ? [{ ...row, index, start }] : [];
  });
  return (
    <>
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
                {day.map(({ message, index, start, isFirstOfDay, day: name }) => (
                  <div
                    key={message.id}
                    ref={virtualizer.measureElement}
                    data-index={index}
                    className={styles.entry}
                    style={{ insetBlockStart: start }}
                    onFocus={() => setFocusedId(message.id)}
                  >
                    {isFirstOfDay && <h3 className={styles.dayName}>{name}</h3>}
                    {message.id === firstUnreadId && <p className={styles.unread}>{messages.newMessages}</p>}
                    <MessageBubble message={message} place={{ position: index + 1, count: hasOlder ? null : rows.length }} {...bubble} />
                  </div>
                ))}
              </section>
            ))}
          </div>
        )}
      </div>
      <p role="status" className={styles.arrival}>
        {arrival}
      </p>
    </>
  );
}
