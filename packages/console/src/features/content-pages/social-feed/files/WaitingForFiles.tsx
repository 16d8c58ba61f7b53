import { Alert, Button } from '@noticeboard/design-system';
import { socialFeedMessages } from '../../../../messages/socialFeed.ts';
import type { PostUploads } from './usePostUploads.ts';

const texts = socialFeedMessages.files;

/** Says that the post is saved once its files are uploaded, and lets the user continue writing meanwhile. */
export function WaitingForFiles({ underWay, stopWaiting }: Pick<PostUploads, 'underWay' | 'stopWaiting'>) {
  return (
    <Alert
      tone="info"
      isAnnounced
      action={
        <Button size="small" variant="outline" tone="neutral" onPress={stopWaiting}>
          {texts.stopWaiting}
        </Button>
      }
    >
      {underWay === 1 ? texts.waitingForOne : texts.waitingForSeveral(underWay)}
    </Alert>
  );
}
