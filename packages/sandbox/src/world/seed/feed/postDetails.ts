import type { PictureName } from '../pictures/drawnPictures.ts';

/** What a seeded post has besides its first sentence. */
export interface PostDetails {
  /** Text after the first sentence; `@username` mentions someone. */
  more?: string;
  pictures?: readonly PictureName[];
  link?: { url: string; label: string };
  /** Comments, oldest first, on a post that is published. */
  comments?: readonly string[];
}
