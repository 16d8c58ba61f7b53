import { Card, Stack } from '@noticeboard/design-system';
import { LikeList, ReadConfirmationList } from '@noticeboard/design-system/content';
import { useReadAt } from '../../../../api/useReadAt.ts';
import { shownName } from '../../../../ground/named.ts';
import { socialFeedMessages as texts } from '../../../../messages/socialFeed.ts';
import { useCsvFile } from '../../file/useCsvFile.ts';
import { ConfirmationBoard } from './ConfirmationBoard.tsx';
import { confirmationsPath, likesPath, pageOf } from './engagementReads.ts';
import type { PostEngagementProps } from './postEngagementProps.ts';
import { useEngagementFrame, useEngagementPlace } from './useEngagementFrame.ts';

const post = '/api/management/social-feeds/{id}/content-items/{itemId}';

/** Who likes a post. */
export function Likes({ feedId, post: { id } }: PostEngagementProps) {
  const place = useEngagementPlace();
  const read = useReadAt(place, likesPath, ({ page }) => ({ path: pageOf(feedId, id, page) }));
  const frame = useEngagementFrame(place, read);
  const file = useCsvFile({ path: `${post}/likes/file`, parameters: { id: feedId, itemId: id } }, 'likes');
  return (
    <Card>
      <LikeList {...frame} {...file} likes={(read.data?.results ?? []).map((like) => ({ id: like.id, user: { name: shownName(like.user?.name) } }))} />
    </Card>
  );
}

/** Who has confirmed to have read a post, where they work and when. */
export function Confirmations({ feedId, post: item }: PostEngagementProps) {
  const { id } = item;
  const place = useEngagementPlace();
  const read = useReadAt(place, confirmationsPath, ({ page }) => ({ path: pageOf(feedId, id, page) }));
  const frame = useEngagementFrame(place, read);
  const file = useCsvFile({ path: `${post}/read-confirmations/file`, parameters: { id: feedId, itemId: id } }, 'read-confirmations');
  const publishedUtc = item.publishedContentItem?.publishedAtUtc;
  const hasBoard = item.requireReadConfirmation === true && publishedUtc != null;
  return (
    <Stack gap="large">
      {hasBoard && <ConfirmationBoard feedId={feedId} post={item} publishedUtc={publishedUtc} />}
      <Card {...(hasBoard && { title: texts.engagement.lastFirst })}>
        <ReadConfirmationList
          {...frame}
          {...file}
          confirmations={(read.data?.results ?? []).map(({ user, createdUtc, organizationNode }) => ({
            id: user?.id ?? createdUtc,
            user: { name: shownName(user?.name) },
            createdUtc,
            organizationNodeName: organizationNode?.name ?? null,
          }))}
        />
      </Card>
    </Stack>
  );
}
