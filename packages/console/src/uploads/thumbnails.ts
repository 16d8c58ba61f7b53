import { fileKind } from '@noticeboard/design-system';
import { startWorker } from '../ground/startWorker.ts';
// The bundler makes this module: its default is the address of the worker's own file.
// oxlint-disable-next-line import/default
import address from './thumbnailWorker.ts?worker&url';

/** Milliseconds after which a thumbnail is skipped: a picture may be larger than the device can render. */
const longestWait = 15_000;

let worker: Worker | null | undefined;
let lastId = 0;

/**
 * A thumbnail of an image, rendered outside the page so that it stays responsive; null for other files (UPL-109), for one that
 * cannot be rendered, and if no worker may be started.
 */
export async function thumbnailOf(file: File): Promise<Blob | null> {
  if (fileKind(file.name) !== 'image') return null;
  // One worker serves the whole page.
  worker ??= startWorker('thumbnails', address);
  if (worker === null) return null;
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  const id = (lastId += 1);
  const drawing = worker;
  const hear = ({ data }: MessageEvent<{ id: number; thumbnail: Blob | null }>) => {
    if (data.id === id) resolve(data.thumbnail);
  };
  drawing.addEventListener('message', hear);
  const timer = setTimeout(() => resolve(null), longestWait);
  drawing.postMessage({ id, picture: file });
  return promise.finally(() => {
    clearTimeout(timer);
    drawing.removeEventListener('message', hear);
  });
}
