/** What a picture is for; it decides the size that is requested from the server and the shape of the preview. */
export type ImageAspect = 'logo' | 'avatar';

/** Width and height in pixels that uploads request (LIM-25, LIM-26). */
export const imageSizes = {
  logo: { width: 250, height: 250 },
  avatar: { width: 128, height: 128 },
} as const satisfies Record<ImageAspect, { width: number; height: number }>;
