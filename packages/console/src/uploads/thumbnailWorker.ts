/// <reference lib="webworker" />
import { fittedInto, thumbnailQuality, thumbnailSize } from './thumbnailSize.ts';

/** Draws a picture into a JPEG of 200 by 200 at most, on white where it is transparent. */
async function draw(picture: Blob): Promise<Blob | null> {
  const image = await createImageBitmap(picture);
  try {
    const size = fittedInto(image, thumbnailSize);
    if (size === null) return null;
    const canvas = new OffscreenCanvas(size.width, size.height);
    const surface = canvas.getContext('2d');
    if (surface === null) return null;
    surface.fillStyle = 'white';
    surface.fillRect(0, 0, size.width, size.height);
    surface.drawImage(image, 0, 0, size.width, size.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: thumbnailQuality });
  } finally {
    image.close();
  }
}

const scope = self as unknown as DedicatedWorkerGlobalScope;

// A file that cannot be read as a picture has no thumbnail: nothing depends on it.
scope.addEventListener('message', ({ data }: MessageEvent<{ id: number; picture: Blob }>) => {
  draw(data.picture)
    .catch(() => null)
    .then((thumbnail) => scope.postMessage({ id: data.id, thumbnail }))
    .catch(() => undefined);
});
