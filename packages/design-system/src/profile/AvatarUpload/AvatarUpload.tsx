import { ImageUpload } from '../../fields/ImageUpload/ImageUpload.tsx';
import { profileMessages } from '../../messages/profile.ts';
import { useSending } from './useSending.ts';
import type { PictureSending } from './pictureSending.ts';

export interface AvatarUploadProps {
  /** Whose picture it is, for those who cannot see it. */
  name: string;
  /** Where the picture there is can be seen; null without one. */
  image: string | null;
  /**
   * Uploads a chosen picture immediately. `image` is the result. Rejects with an Error whose message is
   * shown.
   */
  onUpload: (file: File, sending: PictureSending) => Promise<void>;
}

/**
 * The own picture: a PNG, JPG or GIF up to 10 MB, one at a time (UPL-05 to UPL-07). It shows as soon as it is chosen,
 * and is sent without another press; a failed one can be sent again.
 */
export function AvatarUpload({ name, image, onUpload }: AvatarUploadProps) {
  const sending = useSending(onUpload);
  return <ImageUpload aria-label={profileMessages.avatar.label} aspect="avatar" alt={name} value={image} {...sending} />;
}
