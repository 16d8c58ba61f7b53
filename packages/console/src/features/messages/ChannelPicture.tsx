import ImageIcon from 'lucide-react/icons/image';
import { useImage } from '../../session/useImage.ts';
import * as styles from './ChannelPicture.css.ts';
import { useChannelFileAddress } from './useChannelFiles.tsx';

export interface ChannelPictureProps {
  /** The conversation that has it. */
  channelId: string;
  /** The stored name of the picture. */
  stored: string;
}

/** A picture of a conversation, small. Only messages in sight are in the document, so that only their pictures are fetched. */
export function ChannelPicture({ channelId, stored }: ChannelPictureProps) {
  const addressOf = useChannelFileAddress(channelId);
  // Shown from its bytes: what it is is never believed from its name.
  const address = useImage(`${channelId} ${stored}`, async (signal) => fetch(await addressOf(stored), { signal }));
  if (address !== null) return <img alt="" src={address} />;
  return (
    <span className={styles.room}>
      <ImageIcon aria-hidden />
    </span>
  );
}
