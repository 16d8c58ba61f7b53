import { ImageUpload } from '../../fields/ImageUpload/ImageUpload.tsx';
import { profileMessages } from '../../messages/profile.ts';
import { useSending } from './useSending.ts';
import type { PictureSending } from './pictureSending.ts';

export interface AvatarUploadProps {
  /** Whose picture it is, for those who cannot see it. */
  name: string;
  /** The address of the current picture; null without one. */
  image: string | null;
  /**
   * Uploads a chosen picture immediately; then give its address as `image`. Rejects with an Error whose message is
   * shown.
   */
  onUpload: (file: File, sending: PictureSending) => Promise<void>;
}

/**
 * The user's own picture: a PNG, JPG or GIF up to 10 MB, one at a time (UPL-05 to UPL-07). It shows as soon as it is chosen,
 * and is sent without another press; a failed one can be sent again.
 */
export function AvatarUpload({ name, image, onUpload }: AvatarUploadProps) {
  const sending = useSending(onUpload);
  return <ImageUpload aria-label={profileMessages.avatar.label} aspect="avatar" alt={name} value={image} {...sending} />;
}
