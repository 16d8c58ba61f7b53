import { useImage } from '../../session/useImage.ts';
import { useStoredBytes } from './useStoredBytes.ts';

/** Blob address of a stored picture; null while it loads, without a name, and if it is not an image. Its type is determined by its bytes, never by the host. */
export function useStoredPicture(name: string | null): string | null {
  const load = useStoredBytes();
  return useImage(name, (signal) => load(name ?? '', signal));
}
