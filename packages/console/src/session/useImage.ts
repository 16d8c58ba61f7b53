import { imageType, useRequest } from '@noticeboard/design-system';
import { useState } from 'react';

/** Largest picture that is shown, in bytes (core §9). */
const largestImage = 10 * 1024 * 1024;

/**
 * Loads a picture by a call of our own and shows it from a blob address, which is revoked when it is no longer
 * used (faults D11, T10): the address that carries the token never reaches the page, history or Referer.
 *
 * @param key identifies the picture; null for none
 * @param load makes the call
 * @returns a blob address; null while it loads, and for anything that isn't an image
 */
export function useImage(key: string | null, load: (signal: AbortSignal) => Promise<Response>): string | null {
  const [shown, setShown] = useState<{ key: string; address: string } | null>(null);
  useRequest(key ?? undefined, async (wanted, signal) => {
    const image = await imageOf(load, signal);
    if (image === undefined || signal.aborted) return;
    const address = URL.createObjectURL(image);
    signal.addEventListener('abort', () => URL.revokeObjectURL(address));
    setShown({ key: wanted, address });
  });
  return shown !== null && shown.key === key ? shown.address : null;
}

/** A picture that is missing, refused or not an image is simply not shown: nothing depends on it. */
export async function imageOf(load: (signal: AbortSignal) => Promise<Response>, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const response = await load(signal);
    if (!response.ok) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const type = bytes.byteLength > largestImage ? undefined : imageType(bytes);
    return type === undefined ? undefined : new Blob([bytes], { type });
  } catch {
    return undefined;
  }
}
