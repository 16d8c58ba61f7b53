import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../feedback/LoadFailure/LoadFailure.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { chatMessages as messages } from '../../messages/chat.ts';
import type { MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import * as styles from './Conversation.css.ts';
import { MessageLog } from './MessageLog.tsx';

export interface ConversationProps extends Pick<MessageBubbleProps, 'onReply' | 'onRetry' | 'onOpenMedia' | 'timeZone'> {
  /** The channel's name, for assistive technology. */
  label: string;
  /** Oldest first, answers inside of what they answer. */
  history: readonly ChatMessage[];
  /** The first message that the reader has not seen; a line separates it from those before. */
  firstUnreadId?: string | null;
  /** First load. @default false */
  isLoading?: boolean;
  /** The message of a failed load. */
  error?: string | null;
  /** 'Try again' of the alert. */
  onLoadAgain?: () => void;
  /** Loads the page before; without it the first message is there. */
  onLoadOlder?: () => void;
  /** Whether the previous page is loading. @default false */
  isLoadingOlder?: boolean;
  /** Where the next message is written: a `MessageComposer`. */
  composer?: ReactNode;
  /** Height as a CSS length. @default '32rem' */
  height?: string;
}

/**
 * A channel's messages by day, the newest at the end, and where the next is written. Page Up and Page Down walk from
 * message to message, Home and End go to the oldest and the newest. Messages that arrive are announced. However long the
 * history, only the messages in sight are in the document.
 */
export function Conversation(props: ConversationProps) {
  const { label, history, firstUnreadId = null, isLoading = false, error, onLoadAgain, onLoadOlder, isLoadingOlder = false, composer } = props;
  const { onReply, onRetry, onOpenMedia, timeZone, height = '32rem' } = props;
  return (
    <section aria-label={label} className={styles.conversation} style={{ blockSize: height }}>
      <MessageLog
        label={label}
        history={history}
        firstUnreadId={firstUnreadId}
        isBusy={isLoading}
        instead={
          isLoading || error || history.length === 0 ? (
            <Instead isLoading={isLoading} error={error ?? null} onLoadAgain={onLoadAgain} />
          ) : null
        }
        onLoadOlder={onLoadOlder}
        isLoadingOlder={isLoadingOlder}
        bubble={{
          ...(onReply && { onReply }),
          ...(onRetry && { onRetry }),
          ...(onOpenMedia && { onOpenMedia }),
          ...(timeZone !== undefined && { timeZone }),
        }}
      />
      {composer}
    </section>
  );
}

/** Shown in place of messages. */
function Instead({ isLoading, error, onLoadAgain }: { isLoading: boolean; error: string | null; onLoadAgain: (() => void) | undefined }) {
  return (
    <div className={styles.instead}>
      {isLoading && (
        <SkeletonGroup label={messages.loading}>
          {['60%', '40%', '70%'].map((width) => (
            <div key={width} className={styles.waiting}>
              <Skeleton shape="circle" width="2rem" />
              <Skeleton shape="block" height="3.5rem" width={width} />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {error && <LoadFailure title={messages.historyFailed} detail={error} onRetry={onLoadAgain} />}
      {!isLoading && !error && (
        <div className={styles.nothing}>
          <EmptyState title={messages.noMessages} />
        </div>
      )}
    </div>
  );
}
