import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { channelAvatarLimit } from './channelName.ts';
import * as styles from './ChannelAvatar.css.ts';

/** A person in a channel. */
export interface ChannelParticipant {
  id: string;
  name: string;
  /** Address of the picture. */
  image?: string | null;
}

export interface ChannelAvatarProps {
  /** The people of the channel except the reader; the first four are shown. */
  participants: readonly ChannelParticipant[];
}

/** Up to four people in the space of one round picture. Decorative: the channel's name is beside it. */
export function ChannelAvatar({ participants }: ChannelAvatarProps) {
  const shown = participants.slice(0, channelAvatarLimit);
  return (
    <span aria-hidden className={styles.frame({ count: shown.length > 1 ? 'several' : 'one' })}>
      {shown.map(({ id, name, image }) => (
        <Avatar key={id} name={name} image={image ?? null} size={shown.length > 1 ? 'small' : 'large'} />
      ))}
      {shown.length === 0 && <Avatar name="" size="large" />}
    </span>
  );
}
