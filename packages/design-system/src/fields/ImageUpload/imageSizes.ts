/** What a picture is for; it decides the size that is asked of the server and the shape of the preview. */
export type ImageAspect = 'logo' | 'avatar';

/** Width and height in pixels that uploads ask for (LIM-25, LIM-26). */
export const imageSizes = {
  logo: { width: 250, height: 250 },
  avatar: { width: 128, height: 128 },
} as const satisfies Record<ImageAspect, { width: number; height: number }>;
