import type { PictureName } from '../pictures/drawnPictures.ts';

/** Details of a seeded post besides its first sentence. */
export interface PostDetails {
  /** Text after the first sentence; `@username` mentions someone. */
  more?: string;
  pictures?: readonly PictureName[];
  link?: { url: string; label: string };
  /** Comments, oldest first, on a published post. */
  comments?: readonly string[];
}
