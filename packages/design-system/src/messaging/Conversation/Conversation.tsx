import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../feedback/LoadFailure/LoadFailure.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { chatMessages as messages } from '../../messages/chat.ts';
import { DownloadsContext } from '../MessageBubble/downloadsContext.ts';
import type { MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import { ConversationSearch } from '../ConversationSearch/ConversationSearch.tsx';
import { SearchContext } from '../ConversationSearch/searchContext.ts';
import { useConversationSearch } from '../ConversationSearch/useConversationSearch.ts';
import * as styles from './Conversation.css.ts';
import { MessageLog } from './MessageLog.tsx';
import type { NewerMessages } from './newerMessages.ts';
import type { SeenMessages } from './useSeen.ts';

export interface ConversationProps extends Pick<MessageBubbleProps, 'onReply' | 'onRetry' | 'onDiscard' | 'onOpenMedia' | 'onDownload' | 'timeZone'> {
  /** The channel's name, for assistive technology. */
  label: string;
  /** Oldest first, replies inside the messages that they reply to. */
  history: readonly ChatMessage[];
  /** Ids of the messages whose file is being downloaded: their buttons show a spinner. Keep the set stable between renders. */
  downloading?: ReadonlySet<string>;
  /** The first message that the reader has not seen; a line separates it from those before. */
  firstUnreadId?: string | null;
  /** First load: above messages that are there already, such as one that waits to be sent, in the place of the older ones. @default false */
  isLoading?: boolean;
  /** The message of a failed load, shown where there is no message. */
  error?: string | null;
  /** 'Try again' of the alert. */
  onLoadAgain?: () => void;
  /** Loads the page before; without it the first message is loaded. */
  onLoadOlder?: () => void;
  /** Whether the previous page is loading. @default false */
  isLoadingOlder?: boolean;
  /** Given where the history ends before the newest message. @default null */
  newer?: NewerMessages | null;
  /** Called with the messages in sight, whenever they change. Keep it stable between renders. */
  onSee?: (seen: SeenMessages) => void;
  /** Searches the messages while it is given: how many of how many are loaded, and a function that ends the search. @default null */
  search?: { loaded: number; total: number; onClose: () => void } | null;
  /** Above the messages: a `ConversationHeader`. */
  header?: ReactNode;
  /** Where the next message is typed: a `MessageComposer`. */
  composer?: ReactNode;
  /** Height as a CSS length. @default '32rem' */
  height?: string;
}

const none: ReadonlySet<string> = new Set();
/** Of a button that shows a spinner. */
const pending = () => undefined;

/**
 * A channel's messages by day, the newest at the end, and the field for the next. Page Up and Page Down move from
 * message to message, Home and End go to the oldest and the newest. Messages that arrive are announced. However long the
 * history, only the messages in sight are in the document; and with `onSee` only those around them need to be in the history.
 */
export function Conversation(props: ConversationProps) {
  const { label, history, firstUnreadId = null, isLoading = false, error, onLoadAgain, onLoadOlder, isLoadingOlder = false, header, composer } = props;
  const { onReply, onRetry, onDiscard, onOpenMedia, onDownload, timeZone, height = '32rem', search = null, newer = null, onSee, downloading = none } = props;
  const { phrase, setPhrase, position, count, step, shown } = useConversationSearch(history, search !== null);
  return (
    <section aria-label={label} className={styles.conversation} data-framed={header === undefined ? undefined : ''} style={{ blockSize: height }}>
      {header}
      {search !== null && (
        <ConversationSearch
          {...search}
          phrase={phrase}
          onPhraseChange={setPhrase}
          position={position}
          count={count}
          onOlder={() => step(-1)}
          onNewer={() => step(1)}
          {...(onLoadOlder && { onLoadOlder })}
          isLoadingOlder={isLoadingOlder}
        />
      )}
      <DownloadsContext value={downloading}>
        <SearchContext value={shown}>
          <MessageLog
            label={label}
            history={history}
            firstUnreadId={firstUnreadId}
            isBusy={isLoading}
            hasFailed={Boolean(error)}
            instead={history.length === 0 && <Instead isLoading={isLoading} error={error ?? null} onLoadAgain={onLoadAgain} />}
            onLoadOlder={isLoading ? pending : onLoadOlder}
            isLoadingOlder={isLoading || isLoadingOlder}
            newer={newer}
            onSee={onSee}
            acts={{ ...(onReply && { onReply }), ...(onRetry && { onRetry }), ...(onDiscard && { onDiscard }), ...(onOpenMedia && { onOpenMedia }), ...(onDownload && { onDownload }) }}
            timeZone={timeZone}
          />
        </SearchContext>
      </DownloadsContext>
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
