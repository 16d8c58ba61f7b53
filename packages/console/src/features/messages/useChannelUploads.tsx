import { Alert, Stack } from '@noticeboard/design-system';
import type { ReactNode } from 'react';
import { messagingMessages as texts } from '../../messages/messaging.ts';
import { useUploads } from '../../uploads/useUploads.ts';

/** Failed files that are named above the field: the messages need room, too. */
const mostNamed = 3;

/** Files being uploaded to a conversation. */
export interface ChannelUploads {
  /** Sends files, as replies to a message if its id is given. */
  add: (files: readonly File[], repliedChatMessageId: string | null) => void;
  /** Names the failed files and the reasons (ERR-124); retrying is in the tray. */
  notice: ReactNode;
}

/** Sends files into a conversation by the console's queue; each becomes a message when its upload is done (`sendArrivedFiles`). */
export function useChannelUploads(channelId: string, name: string): ChannelUploads {
  const { add, items } = useUploads();
  const failed = items.filter((item) => item.channelId === channelId && item.status === 'error' && !item.isPutAway);
  return {
    add: (files, repliedChatMessageId) => add(files, { contentInstanceId: '', channelId, repliedChatMessageId, way: 'multiple', belongsTo: { label: name, href: `${window.location.pathname}?channel=${channelId}` } }),
    notice: failed.length > 0 && (
      <Alert tone="danger" isAnnounced title={texts.attachmentFailed}>
        <Stack gap="xsmall">
          {failed.slice(0, mostNamed).map(({ id, name: file, failure }) => (
            <span key={id}>{failure === null ? file : texts.fileFailed(file, failure.reason)}</span>
          ))}
          {failed.length > mostNamed && <span>{texts.moreFilesFailed(failed.length - mostNamed)}</span>}
        </Stack>
      </Alert>
    ),
  };
}
