import Reply from 'lucide-react/icons/reply';
import { Button } from '../../actions/Button/Button.tsx';
import { chatMessages as messages } from '../../messages/chat.ts';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { timeOfDay, timestamp } from '../../time/timestamp.ts';
import { MessageBody } from './MessageBody.tsx';
import * as styles from './MessageBubble.css.ts';
import type { ChatMessage } from './messageTypes.ts';

interface MessagePlace {
  /** Counted from 1. */
  position: number;
  /** How many there are, null while older ones are still to be loaded. */
  count: number | null;
}

export interface MessageBubbleProps {
  /** What was written, by whom and when. */
  message: ChatMessage;
  /** Answers this message; without it there is no Reply. */
  onReply?: (message: ChatMessage) => void;
  /** Sends a failed message again. */
  onRetry?: (message: ChatMessage) => void;
  /** Opens an image or a video large. */
  onOpenMedia?: (message: ChatMessage) => void;
  /** IANA name of the reader's time zone. @default the device's */
  timeZone?: string;
  /** Its place among all messages of a conversation that shows only those in sight; it takes focus then. */
  place?: MessagePlace;
}

/** One message with who wrote it, when, and what became of it; replies are below it, each a bubble of its own. */
export function MessageBubble({ message, onReply, onRetry, onOpenMedia, timeZone, place }: MessageBubbleProps) {
  const { author, isOwn, content, createdAtUtc, state = 'sent', readCount, replies = [] } = message;
  const name = isOwn ? messages.you : author.name;
  const shared = { ...(onRetry && { onRetry }), ...(onOpenMedia && { onOpenMedia }), ...(timeZone !== undefined && { timeZone }) };
  return (
    <article
      aria-label={`${name}, ${timestamp(createdAtUtc, timeZone)}`}
      className={styles.message({ isOwn })}
      {...(place && { tabIndex: -1, 'aria-posinset': place.position, 'aria-setsize': place.count ?? -1 })}
    >
      {!isOwn && <Avatar name={author.name} image={author.image ?? null} size="medium" />}
      <div className={styles.column({ isOwn })}>
        <header className={styles.header}>
          <span className={styles.author}>{name}</span>
          <time dateTime={createdAtUtc} title={timestamp(createdAtUtc, timeZone)}>
            {timeOfDay(createdAtUtc, timeZone)}
          </time>
        </header>
        <div className={styles.bubble({ isOwn, hasFailed: state === 'failed' })}>
          <MessageBody content={content} onOpen={onOpenMedia && (() => onOpenMedia(message))} />
        </div>
        <footer className={styles.footer({ isOwn })}>
          {state === 'sending' && <span>{messages.sending}</span>}
          {state === 'failed' && <span className={styles.failed}>{messages.failed}</span>}
          {state === 'failed' && onRetry && (
            <Button size="small" variant="quiet" tone="danger" onPress={() => onRetry(message)}>
              {messages.retry}
            </Button>
          )}
          {state === 'sent' && readCount !== undefined && readCount > 0 && <span>{messages.readBy(readCount)}</span>}
          {state === 'sent' && onReply && (
            <Button size="small" variant="quiet" tone="neutral" icon={<Reply />} aria-label={messages.replyTo(name)} onPress={() => onReply(message)}>
              {messages.reply}
            </Button>
          )}
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
