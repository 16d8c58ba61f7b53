import Reply from 'lucide-react/icons/reply';
import { use, useId } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { RowIconButton } from '../../actions/IconButton/RowIconButton.tsx';
import { chatMessages as messages } from '../../messages/chat.ts';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { timeOfDay, timestamp } from '../../time/timestamp.ts';
import { SearchContext } from '../ConversationSearch/searchContext.ts';
import { MessageBody } from './MessageBody.tsx';
import * as styles from './MessageBubble.css.ts';
import type { ChatMessage } from './messageTypes.ts';

interface MessagePlace {
  /** Counted from 1. */
  position: number;
  /** How many there are. */
  count: number;
}

export interface MessageBubbleProps {
  /** The message, with its author and time. */
  message: ChatMessage;
  /** Starts a reply to this message; without it there is no Reply. */
  onReply?: (message: ChatMessage) => void;
  /** Sends a message again that failed or may have failed. */
  onRetry?: (message: ChatMessage) => void;
  /** Discards a message that failed or may have failed. */
  onDiscard?: (message: ChatMessage) => void;
  /** Opens an image or a video large. */
  onOpenMedia?: (message: ChatMessage) => void;
  /** Saves the file of a message on the device; without it there is no button. */
  onDownload?: (message: ChatMessage) => void;
  /** IANA name of the reader's time zone. @default the device's */
  timeZone?: string;
  /** Whether it follows another one of its author immediately: author and time are shown there. @default false */
  isContinued?: boolean;
  /** Its place among all messages of a conversation that shows only those in sight, null while others are still to be loaded; it takes focus then. */
  place?: MessagePlace | null;
}

/** One message with its author, time and state; replies are below it, each in a separate bubble. */
export function MessageBubble({ message, onReply, onRetry, onDiscard, onOpenMedia, onDownload, timeZone, isContinued = false, place }: MessageBubbleProps) {
  const { author, isOwn, content, createdAtUtc, state = 'sent', readCount, replies = [] } = message;
  const isCurrentMatch = use(SearchContext).currentId === message.id;
  const contentId = useId();
  const hasHeader = !isContinued && !isOwn;
  const name = isOwn ? messages.you : author.name;
  const written = timestamp(createdAtUtc, timeZone);
  const isUndelivered = state === 'failed' || state === 'unsure';
  const shared = { ...(onRetry && { onRetry }), ...(onDiscard && { onDiscard }), ...(onOpenMedia && { onOpenMedia }), ...(onDownload && { onDownload }), ...(timeZone !== undefined && { timeZone }) };
  return (
    <article
      aria-label={`${name}, ${written}`}
      className={styles.message({ isOwn })}
      {...(place !== undefined && { 'data-message': message.id, tabIndex: -1, ...(place && { 'aria-posinset': place.position, 'aria-setsize': place.count }) })}
      // Orca reads the first line of what takes the focus: where author and time come first, the message is announced as description.
      {...(place !== undefined && hasHeader && { 'aria-describedby': contentId })}
    >
      {!isOwn && (isContinued ? <span className={styles.pictureRoom} /> : <Avatar name={author.name} image={author.image ?? null} size="medium" />)}
      <div className={styles.column({ isOwn, hasReplies: replies.length > 0 })}>
        {hasHeader && (
          // No header element: a screen reader would announce it as well.
          <div className={styles.header}>
            <span className={styles.author}>{name}</span>
            <time dateTime={createdAtUtc} title={written}>
              {timeOfDay(createdAtUtc, timeZone)}
            </time>
          </div>
        )}
        <div className={styles.line({ isOwn, isNarrower: !isOwn && replies.length > 0 })}>
          <div id={contentId} className={styles.bubble({ isOwn, isMedia: content.kind === 'image' || content.kind === 'video', hasFailed: state === 'failed', isCurrentMatch })}>
            <MessageBody id={message.id} content={content} onOpen={onOpenMedia && (() => onOpenMedia(message))} onDownload={onDownload && (() => onDownload(message))} />
          </div>
          {state === 'sent' && onReply && (
            <span className={styles.act}>
              <RowIconButton label={messages.replyTo(name)} icon={<Reply />} onPress={() => onReply(message)} />
            </span>
          )}
        </div>
        <footer className={styles.footer({ isOwn })}>
          {isOwn && (
            <time dateTime={createdAtUtc} title={written}>
              {timeOfDay(createdAtUtc, timeZone)}
            </time>
          )}
          {state === 'waiting' && <span>{messages.waiting}</span>}
          {state === 'queued' && <span>{messages.queued}</span>}
          {state === 'sending' && <span>{messages.sending}</span>}
          {state === 'unsure' && <span className={styles.unsure}>{messages.unsure}</span>}
          {state === 'failed' && <span className={styles.failed}>{messages.failed}</span>}
          {isUndelivered && onRetry && (
            <Button size="small" variant="quiet" onPress={() => onRetry(message)}>
              {state === 'unsure' ? messages.sendAgain : messages.retry}
            </Button>
          )}
          {isUndelivered && onDiscard && (
            <Button size="small" variant="quiet" tone="neutral" onPress={() => onDiscard(message)}>
              {messages.discard}
            </Button>
          )}
          {state === 'sent' && readCount !== undefined && readCount > 0 && <span>{messages.readBy(readCount)}</span>}
        </footer>
        {replies.length > 0 && (
          <ul className={styles.replies}>
            {replies.map((reply) => (
              <li key={reply.id}>
                <MessageBubble message={reply} {...shared} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
