import { type ReactNode, useMemo } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../feedback/LoadFailure/LoadFailure.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { chatMessages as messages } from '../../messages/chat.ts';
import { MessageBubble, type MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import * as styles from './Conversation.css.ts';
import { conversationDays } from './conversationDays.ts';
import { useScrollPlace } from './useScrollPlace.ts';

export interface ConversationProps extends Pick<MessageBubbleProps, 'onReply' | 'onRetry' | 'onOpenMedia' | 'timeZone'> {
  /** The channel's name, for assistive technology. */
  label: string;
  /** Oldest first, answers inside of what they answer. */
  history: readonly ChatMessage[];
  /** The first message that the reader has not seen; a line stands before it. */
  firstUnreadId?: string | null;
  /** First load. @default false */
  isLoading?: boolean;
  /** The message of a failed load. */
  error?: string | null;
  /** 'Try again' of the alert. */
  onLoadAgain?: () => void;
  /** Loads the page before; without it the first message is there. */
  onLoadOlder?: () => void;
  /** The page before is on its way. @default false */
  isLoadingOlder?: boolean;
  /** Where the next message is written: a `MessageComposer`. */
  composer?: ReactNode;
  /** Height as a CSS length. @default '32rem' */
  height?: string;
}

/** A channel's messages by day, the newest at the end, and where the next is written. New ones are announced. */
export function Conversation(props: ConversationProps) {
  const { label, history, firstUnreadId, isLoading = false, error, onLoadAgain, onLoadOlder, isLoadingOlder = false, composer } = props;
  const { onReply, onRetry, onOpenMedia, timeZone, height = '32rem' } = props;
  const days = useMemo(() => conversationDays(history, timeZone), [history, timeZone]);
  const scroller = useScrollPlace(history[0]?.id, history.at(-1)?.id);
  const bubble = {
    ...(onReply && { onReply }),
    ...(onRetry && { onRetry }),
    ...(onOpenMedia && { onOpenMedia }),
    ...(timeZone !== undefined && { timeZone }),
  };
  return (
    <section aria-label={label} className={styles.conversation} style={{ blockSize: height }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <div ref={scroller} role="log" aria-label={label} aria-busy={isLoading} tabIndex={0} className={styles.history}>
        {isLoading && (
          <SkeletonGroup label={messages.loading}>
            {['60%', '40%', '70%'].map((width) => (
              <Skeleton key={width} shape="block" height="3.5rem" width={width} />
            ))}
          </SkeletonGroup>
        )}
        {error && (
          <LoadFailure title={messages.historyFailed} detail={error} onRetry={onLoadAgain} />
        )}
        {!isLoading && !error && history.length === 0 && <EmptyState title={messages.noMessages} />}
        {onLoadOlder && history.length > 0 && (
          <Button variant="quiet" tone="neutral" isPending={isLoadingOlder} onPress={onLoadOlder}>
            {messages.loadOlder}
          </Button>
        )}
        {days.map((day) => (
          <section key={day.name} aria-label={day.name} className={styles.day}>
            <h3 className={styles.dayName}>{day.name}</h3>
            {day.messages.map((message) => (
              <div key={message.id} className={styles.entry}>
                {message.id === firstUnreadId && <p className={styles.unread}>{messages.newMessages}</p>}
                <MessageBubble message={message} {...bubble} />
              </div>
            ))}
          </section>
        ))}
      </div>
      {composer}
    </section>
  );
}
