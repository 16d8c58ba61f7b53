import EyeOff from 'lucide-react/icons/eye-off';
import { type ReactNode, useMemo } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { engagementMessages as messages } from '../../messages/engagement.ts';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { relativeTime } from '../../time/relativeTime.ts';
import { timestamp } from '../../time/timestamp.ts';
import type { Comment } from '../CommentList/CommentList.tsx';
import * as styles from './CommentInbox.css.ts';

/** A comment among those of many posts. */
export interface InboxEntry extends Comment {
  /** The name of the post. */
  postName: string;
  /** Icon of the page that the post is on, decorative. */
  postIcon?: ReactNode;
  /** Whether nobody has opened it yet. */
  isUnread: boolean;
}

export interface CommentInboxProps {
  /** Names the list. */
  label: string;
  /** Newest first. Keep the array stable between renders. */
  entries: readonly InboxEntry[];
  /** The comment that is open; null for none. */
  selectedId: string | null;
  /** Another one was chosen. */
  onSelectionChange: (id: string) => void;
  /** The present instant, for 'how long ago'. */
  now: Date;
  /** First load. @default false */
  isLoading?: boolean;
  /** Shown when there is none. */
  empty: ReactNode;
  /** The open comment replaces the list: only a press, Enter or Space chooses, never the focus alone (WCAG 3.2.1). @default false */
  isReplaced?: boolean;
}

/** Comments of many posts, one of them open. The arrow keys choose; letters are left to the page's own keys. */
export function CommentInbox({ label, entries, selectedId, onSelectionChange, now, isLoading = false, empty, isReplaced = false }: CommentInboxProps) {
  // The same array while the choice is the same: react-aria announces a new one, even with equal content.
  const selectedKeys = useMemo(() => (selectedId === null ? [] : [selectedId]), [selectedId]);
  if (isLoading) {
    return (
      <SkeletonGroup label={messages.loading(label)}>
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className={styles.waiting}>
            <Skeleton shape="circle" width="2rem" />
            <span className={styles.words}>
              <Skeleton width="45%" />
              <Skeleton width="95%" />
              <Skeleton width="70%" />
              <Skeleton width="40%" />
            </span>
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <GridList
      aria-label={label}
      items={entries}
      dependencies={[now]}
      selectionMode="single"
      selectionBehavior={isReplaced ? 'toggle' : 'replace'}
      disallowEmptySelection
      disallowTypeAhead
      selectedKeys={selectedKeys}
      onSelectionChange={(keys) => {
        const [id] = keys;
        if (id !== undefined) onSelectionChange(String(id));
      }}
      className={styles.list}
      renderEmptyState={() => <div className={styles.nothing}>{empty}</div>}
    >
      {(entry) => <Entry entry={entry} now={now} />}
    </GridList>
  );
}

function Entry({ entry, now }: { entry: InboxEntry; now: Date }) {
  const { id, author, body, createdUtc, isHidden, isUnread, postName, postIcon } = entry;
  const name = [isUnread && messages.unread, isHidden && messages.hidden, author.name, body, messages.onPost(postName), timestamp(createdUtc)].filter(Boolean).join(', ');
  return (
    <GridListItem id={id} textValue={author.name} aria-label={name} className={styles.row({ isUnread })}>
      <span aria-hidden className={styles.dot({ isUnread })} />
      <Avatar name={author.name} image={author.image ?? null} size="medium" />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{author.name}</span>
          <time className={styles.time} dateTime={createdUtc} title={timestamp(createdUtc)}>
            {relativeTime(createdUtc, now)}
          </time>
        </span>
        <span className={styles.text({ isHidden })}>{body}</span>
        <span className={styles.post}>
          {isHidden ? <Badge icon={<EyeOff />}>{messages.hidden}</Badge> : postIcon}
          <span className={styles.postName}>{postName}</span>
        </span>
      </span>
    </GridListItem>
  );
}
