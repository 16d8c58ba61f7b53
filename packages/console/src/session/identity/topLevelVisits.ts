import type { TextStorage } from '../../ground/browserStorage.ts';

/** Allows one event a minute, across page loads of this tab: it would otherwise be a redirect loop (A10, A12, A18). */
export function oncePerMinute(storage: TextStorage, name: string, now: () => number = Date.now): () => boolean {
  const key = `noticeboard.last-${name}`;
  return () => {
    const last = Number(storage.read(key) ?? 0);
    const sinceLast = now() - last;
    if (sinceLast >= 0 && sinceLast < 60_000) return false;
    storage.write(key, String(now()));
    return true;
  };
}
