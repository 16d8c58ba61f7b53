import { Card, Stack } from '@noticeboard/design-system';
import { CommentList } from '@noticeboard/design-system/content';
import { useLayoutEffect, useRef, useState } from 'react';
import { useAccess } from '../../../../access/useAccess.ts';
import { useReadAt } from '../../../../api/useReadAt.ts';
import { commentsPath } from '../../../../content/comments/commentReads.ts';
import { useCommentChanges } from '../../../../content/comments/useCommentChanges.ts';
import { shownName } from '../../../../ground/named.ts';
import { messageOf } from '../../../../shared/messageOf.ts';
import { pageOf } from './engagementReads.ts';
import { NewComment } from './NewComment.tsx';
import type { PostEngagementProps } from './postEngagementProps.ts';
import { useEngagementFrame, useEngagementPlace } from './useEngagementFrame.ts';

/** The comments on a post: written, hidden, shown and deleted (FEED-127 to FEED-129). */
export function Comments({ feedId, post, refusal }: PostEngagementProps) {
  const { userId } = useAccess();
  const place = useEngagementPlace();
  const read = useReadAt(place, commentsPath, ({ page }) => ({ path: pageOf(feedId, post.id, page) }));
  const frame = useEngagementFrame(place, read);
  const [now] = useState(() => new Date());
  const [sentCount, setSentCount] = useState(0);
  const writing = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The field of the last comment is gone, with the focus, unless the user has moved on by then.
    if (sentCount > 0 && document.activeElement === document.body) writing.current?.querySelector('textarea')?.focus();
  }, [sentCount]);
  const { visibility, deletion } = useCommentChanges();
  return (
    <Stack gap="large">
      <div ref={writing}>
        <NewComment key={sentCount} feedId={feedId} post={post} onSent={() => setSentCount(sentCount + 1)} />
      </div>
      <Card>
        <CommentList
          {...frame}
          now={now}
          comments={(read.data?.results ?? []).map(({ user, ...comment }) => ({ ...comment, author: { name: shownName(user?.name) }, isOwn: user?.id === userId }))}
          // The toast reports a failure.
          onVisibilityChange={({ id }, isHidden) => void visibility.save({ feedId, post, id, isHidden }).catch(() => undefined)}
          onDelete={async ({ id }) => {
            await deletion.save({ feedId, post, id });
          }}
          describeError={messageOf}
          {...(refusal !== undefined && { disabledReason: refusal })}
        />
      </Card>
    </Stack>
  );
}
