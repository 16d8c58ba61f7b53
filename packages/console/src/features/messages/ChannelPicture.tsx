import ImageIcon from 'lucide-react/icons/image';
import { useImage } from '../../session/useImage.ts';
import * as styles from './ChannelPicture.css.ts';
import { useChannelFileAddress } from './useChannelFiles.tsx';

export interface ChannelPictureProps {
  /** The picture's conversation. */
  channelId: string;
  /** The stored name of the picture. */
  stored: string;
}

/** A small picture of a conversation. Only visible messages are in the document, so only their pictures are fetched. */
export function ChannelPicture({ channelId, stored }: ChannelPictureProps) {
  const addressOf = useChannelFileAddress(channelId);
  // Shown from its bytes: its name is never trusted to say its type.
  const address = useImage(`${channelId} ${stored}`, async (signal) => fetch(await addressOf(stored), { signal }));
  if (address !== null) return <img alt="" src={address} />;
  return (
    <span className={styles.room}>
      <ImageIcon aria-hidden />
    </span>
  );
}
