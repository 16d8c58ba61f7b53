import { AvatarUpload } from '@noticeboard/design-system/people';
import { useState } from 'react';
import { useAvatar } from '../../session/pictures.ts';
import type { Profile } from '../../session/workspace/workspaceTypes.ts';
import { useSendPicture } from './useSendPicture.ts';

export interface OwnPictureProps {
  /** For the name, whose initials are shown, and the file name of the current picture. */
  profile: Profile;
  /** Called with the name under which a new picture is stored. */
  onSent: (avatar: string | null) => void;
}

/** The picture of the signed-in user; everyone may change theirs (decisions-core A47). */
export function OwnPicture({ profile, onSent }: OwnPictureProps) {
  const address = useAvatar(profile.avatar);
  // The former picture stays until the next has loaded: nothing flickers.
  const [shown, setShown] = useState(address);
  if (address !== null && address !== shown) setShown(address);
  const send = useSendPicture(onSent);
  return <AvatarUpload name={profile.name} image={profile.avatar === null ? null : shown} onUpload={send} />;
}
