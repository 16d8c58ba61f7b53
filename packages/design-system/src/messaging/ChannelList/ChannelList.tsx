import { memo } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../feedback/LoadFailure/LoadFailure.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { FocusNear } from '../../focus/FocusNear.tsx';
import { chatMessages as messages } from '../../messages/chat.ts';
import { shortened } from '../../text/characters.ts';
import { relativeTime } from '../../time/relativeTime.ts';
import { ChannelAvatar, type ChannelParticipant } from '../ChannelAvatar/ChannelAvatar.tsx';
import { channelName } from '../ChannelAvatar/channelName.ts';
import * as styles from './ChannelList.css.ts';

/** A channel as the list shows it. */
export interface ChannelSummary {
  id: string;
  /** Its own name; null or empty when its people name it. */
  name: string | null;
  /** The people of the channel except the reader. */
  participants: readonly ChannelParticipant[];
  /** The last message in a line; null before the first one. */
  lastMessage: string | null;
  /** Who wrote it, where that is not obvious; shown before it. Its own text: each has its own direction (ADR 0227). */
  lastAuthor?: string | undefined;
  /** UTC, ISO 8601. */
  lastMessageAtUtc: string | null;
  unreadCount: number;
  /** What was typed in it and not sent: its first words are shown in place of the last message. */
  draft?: string;
  /**
   * What was sent in it and was refused, or is not known to have arrived: it is shown before a draft.
   * @default nothing was
   */
  undelivered?: UndeliveredMessage;
}

/** A message that was not delivered, or may not have been. */
export interface UndeliveredMessage {
  state: 'failed' | 'unsure';
  /** Its text in one line. */
  text: string;
}

export interface ChannelListProps {
  /** Newest first. */
  channels: readonly ChannelSummary[];
  /** The channel that is open. */
  selectedId: string | null;
  /** Another channel was chosen. */
  onSelectionChange: (id: string) => void;
  /** The present instant, for 'how long ago'. */
  now: Date;
  /** First load. @default false */
  isLoading?: boolean;
  /** The message of a failed load. */
  error?: string | null;
  /** 'Try again' of the alert. */
  onRetry?: () => void;
  /** Loads the next page; without it there is none. */
  onLoadMore?: () => void;
  /** Whether the next page is loading. @default false */
  isLoadingMore?: boolean;
}

/**
 * The conversations of the reader. Arrow keys and letters move, Enter and Space open: a focused conversation is not marked as read (react-aria ListBox).
 * Not re-rendered while its props are the same, as with each message of the conversation beside it.
 */
export const ChannelList = memo(function ChannelList(props: ChannelListProps) {
  const { channels, selectedId, onSelectionChange, now, isLoading = false, error, onRetry, onLoadMore, isLoadingMore = false } = props;
  if (isLoading) {
    return (
      <SkeletonGroup label={messages.loading}>
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className={styles.waiting}>
            <Skeleton shape="circle" width="3rem" />
            <span className={styles.waitingWords}>
              <Skeleton width="9rem" />
              <Skeleton width="16rem" />
            </span>
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  if (error && channels.length === 0) {
    return (
      <LoadFailure title={messages.channelsFailed} detail={error} onRetry={onRetry} />
    );
  }
  if (channels.length === 0) return <EmptyState title={messages.noChannels} detail={messages.noChannelsDetail} />;
  return (
    <>
      <ListBox
        aria-label={messages.channels}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={selectedId === null ? [] : [selectedId]}
        onSelectionChange={(keys) => {
          const [id] = keys;
          if (id !== undefined) onSelectionChange(String(id));
        }}
        className={styles.list}
      >
        {channels.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} now={now} />
        ))}
      </ListBox>
      {onLoadMore && (
        <FocusNear followsList>
          <Button variant="quiet" isFullWidth isPending={isLoadingMore} onPress={onLoadMore}>
            {messages.loadMore}
          </Button>
        </FocusNear>
      )}
    </>
  );
});

function ChannelRow({ channel, now }: { channel: ChannelSummary; now: Date }) {
  const { id, participants, lastMessage, lastAuthor, lastMessageAtUtc, unreadCount, draft, undelivered } = channel;
  const name = channelName(channel.name, participants.map((person) => person.name));
  return (
    <ListBoxItem id={id} textValue={name} className={styles.row({ isUnread: unreadCount > 0 })}>
      <span className={styles.picture}>
        <ChannelAvatar participants={participants} />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.last({ isUnread: unreadCount > 0 })}>
        <LastWords undelivered={undelivered} draft={draft} lastMessage={lastMessage} lastAuthor={lastAuthor} />
        {unreadCount > 0 && <span className={styles.unreadWords}>, {messages.unread(unreadCount)}</span>}
      </span>
      {lastMessageAtUtc !== null && <span className={styles.time}>{relativeTime(lastMessageAtUtc, now)}</span>}
      {unreadCount > 0 && (
        <span aria-hidden className={styles.unread}>
          {unreadCount > 99 ? '99+' : unreadCount}
        </span>
      )}
    </ListBoxItem>
  );
}

/** Characters of the reader's own words that are shown, and read out with the name of their row. */
const mostOfOwnWords = 100;

/** What needs attention comes first: an undelivered message, then a draft. */
function LastWords({ undelivered, draft, lastMessage, lastAuthor }: Pick<ChannelSummary, 'lastMessage'> & Record<'lastAuthor', string | undefined> & Record<'undelivered', UndeliveredMessage | undefined> & Record<'draft', string | undefined>) {
  if (undelivered === undefined && draft === undefined) {
    if (lastMessage === null) return messages.noMessages;
    return (
      <>
        {lastAuthor !== undefined && (
          <>
            <bdi>{lastAuthor}</bdi>:{' '}
          </>
        )}
        <bdi>{lastMessage}</bdi>
      </>
    );
  }
  return (
    <span className={styles.draft}>
      {undelivered === undefined ? (
        <span className={styles.draftMark}>{messages.draft}</span>
      ) : (
        <span className={styles.undeliveredMark}>{messages.undelivered[undelivered.state]}</span>
      )}{' '}
      <bdi>{shortened((undelivered?.text ?? draft ?? '').trim().replace(/\s+/g, ' '), mostOfOwnWords)}</bdi>
    </span>
  );
}
