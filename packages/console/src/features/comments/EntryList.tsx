import { Button, EmptyState, FocusNear } from '@noticeboard/design-system';
import { CommentInbox, type InboxEntry } from '@noticeboard/design-system/content';
import MessageCircle from 'lucide-react/icons/message-circle';
import Newspaper from 'lucide-react/icons/newspaper';
import { memo, useMemo, useState } from 'react';
import { itemName } from '../../content/itemName.ts';
import { shownName } from '../../ground/named.ts';
import { commentsMessages as texts } from '../../messages/comments.ts';
import type { InboxComment } from './inbox/inboxTypes.ts';
import * as styles from './InboxColumns.css.ts';
import type { InboxView } from './inboxAddress.ts';
import { isNew, type Viewer } from './shownComments.ts';

/** Rows that are rendered at first; more on request. */
const rowsAtOnce = 25;

export interface EntryListProps {
  /** The comments of the list, newest first. */
  shown: readonly InboxComment[];
  /** Which list it is. */
  view: InboxView;
  /** The reader, and the end of the last visit. */
  viewer: Viewer;
  /** Ids of the comments that were opened in this visit. */
  opened: readonly string[];
  /** The one that is open; null for none. */
  openId: string | null;
  /** The instant at which the page was opened. */
  now: Date;
  /** Whether every comment that exists was read. */
  isAll: boolean;
  /** Nothing has been read yet. */
  isLoading: boolean;
  /** The list is hidden: the open comment is shown in its place. */
  isReplaced: boolean;
  /** A comment was chosen. */
  onChoose: (id: string) => void;
}

/** The comments of a list, a bounded number of rows. Renders when they change, not with each post that is read. */
export const EntryList = memo(function EntryList({ shown, view, viewer, opened, openId, now, isAll, isLoading, isReplaced, onChoose }: EntryListProps) {
  const [limit, setLimit] = useState(rowsAtOnce);
  // The open comment always has its row.
  const rowCount = Math.max(limit, shown.findIndex(({ comment }) => comment.id === openId) + 1);
  const entries = useMemo(
    () =>
      shown.slice(0, rowCount).map((found): InboxEntry => {
        const { user, ...comment } = found.comment;
        return {
          ...comment,
          author: { name: shownName(user?.name) },
          postName: itemName(found.post.item),
          postIcon: <Newspaper className={styles.postIcon} />,
          isUnread: isNew(found, viewer) && !opened.includes(comment.id),
        };
      }),
    [shown, rowCount, viewer, opened],
  );
  const { title, text } = (isAll ? texts.empty : texts.emptySoFar)[view ?? 'new'];
  const rest = shown.length - entries.length;
  return (
    <>
      <CommentInbox
        label={texts.views[view ?? 'new']}
        entries={entries}
        selectedId={openId}
        onSelectionChange={onChoose}
        now={now}
        isLoading={isLoading}
        isReplaced={isReplaced}
        empty={<EmptyState icon={<MessageCircle />} title={title} detail={text} />}
      />
      {rest > 0 && (
        <FocusNear followsList>
          <Button variant="quiet" isFullWidth onPress={() => setLimit(rowCount + rowsAtOnce)}>
            {texts.showMore(Math.min(rest, rowsAtOnce))}
          </Button>
        </FocusNear>
      )}
    </>
  );
});
