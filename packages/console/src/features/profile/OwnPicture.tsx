import { AvatarUpload } from '@noticeboard/design-system/people';
import { useState } from 'react';
import { useAvatar } from '../../session/pictures.ts';
import type { Profile } from '../../session/workspace/workspaceTypes.ts';
import { useSendPicture } from './useSendPicture.ts';

export interface OwnPictureProps {
  /** Gives the name, for initials, and the file name of the current picture. */
  profile: Profile;
  /** Called with the name under which a new picture is kept. */
  onSent: (avatar: string | null) => void;
}

/** The picture of the person who is signed in; everyone may change theirs (decisions-core A47). */
export function OwnPicture({ profile, onSent }: OwnPictureProps) {
  const address = useAvatar(profile.avatar);
  // The one before stays until the next has arrived: nothing flickers.
  const [shown, setShown] = useState(address);
  if (address !== null && address !== shown) setShown(address);
  const send = useSendPicture(onSent);
  return <AvatarUpload name={profile.name} image={profile.avatar === null ? null : shown} onUpload={send} />;
}
