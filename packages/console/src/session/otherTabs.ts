/** A change that was made at the host: reads of these paths in this tenant are outdated, in every tab. */
interface ChangeNews {
  tenantId: string;
  paths: readonly string[];
}

/** The console's other tabs on this device. */
export interface OtherTabs {
  /** Announces a change that was made here. Carries no content: each tab requests it under its own rights. */
  tell: (news: ChangeNews) => void;
  /**
   * Listens for changes that were made in other tabs.
   *
   * @returns a function that removes the listener
   */
  hear: (listener: (news: ChangeNews) => void) => () => void;
}

/** Connects the tabs by a channel of the browser; every page of this origin can write to it, so the shape is checked. */
export function createOtherTabs(channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>): OtherTabs {
  const listeners = new Set<(news: ChangeNews) => void>();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChangeNews(data)) for (const listener of listeners) listener(data);
  });
  return {
    tell: ({ tenantId, paths }) => channel.postMessage({ tenantId, paths: [...paths] }),
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isChangeNews(data: unknown): data is ChangeNews {
  if (typeof data !== 'object' || data === null || !('tenantId' in data) || !('paths' in data)) return false;
  return typeof data.tenantId === 'string' && Array.isArray(data.paths) && data.paths.every((path) => typeof path === 'string');
}
