import { Card, Stack } from '@noticeboard/design-system';
import { CommentList } from '@noticeboard/design-system/content';
import { useLayoutEffect, useRef, useState } from 'react';
import { useRead } from '../../../../api/useRead.ts';
import { shownName } from '../../../../ground/named.ts';
import { messageOf } from '../../../../shared/messageOf.ts';
import { commentsPath, pageOf } from './engagementReads.ts';
import { NewComment } from './NewComment.tsx';
import type { PostEngagementProps } from './postEngagementProps.ts';
import { useCommentChanges } from './useCommentChanges.ts';
import { useEngagementFrame, useEngagementPlace } from './useEngagementFrame.ts';

/** The comments on a post: written, hidden, shown and deleted (FEED-127 to FEED-129). */
export function Comments({ feedId, post, refusal }: PostEngagementProps) {
  const place = useEngagementPlace();
  const read = useRead(commentsPath, { path: pageOf(feedId, post.id, place[0].page) }, { keepsPrevious: true });
  const frame = useEngagementFrame(place, read);
  const [now] = useState(() => new Date());
  const [sentCount, setSentCount] = useState(0);
  const writing = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The field in which the last one was written is gone.
    if (sentCount > 0) writing.current?.querySelector('textarea')?.focus();
  }, [sentCount]);
  const { setHidden, remove } = useCommentChanges(feedId, post);
  return (
    <Stack gap="large">
      <div ref={writing}>
        <NewComment key={sentCount} feedId={feedId} post={post} onSent={() => setSentCount(sentCount + 1)} />
      </div>
      <Card>
        <CommentList
          {...frame}
          now={now}
          comments={(read.data?.results ?? []).map(({ user, ...comment }) => ({ ...comment, author: { name: shownName(user?.name) } }))}
          onVisibilityChange={({ id }, isHidden) => void setHidden({ id, isHidden })}
          onDelete={remove}
          describeError={messageOf}
          {...(refusal !== undefined && { disabledReason: refusal })}
        />
      </Card>
    </Stack>
  );
}
