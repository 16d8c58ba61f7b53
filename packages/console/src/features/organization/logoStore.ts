/** Logos by the name of their file, fetched once each while a page shows them. */
export interface LogoStore {
  subscribe: (listener: () => void) => () => void;
  /** Blob address; null until it is loaded, and for a logo that can't be shown (ERR-02). */
  read: (file: string) => string | null;
  /** Fetches a logo, unless it was fetched before. */
  want: (file: string) => void;
  /** Aborts pending requests and revokes all addresses (T10). */
  end: () => void;
}

/** Makes the store of one page. @param load fetches a logo; undefined for one that can't be shown */
export function createLogoStore(load: (file: string, signal: AbortSignal) => Promise<Blob | undefined>): LogoStore {
  const listeners = new Set<() => void>();
  const addresses = new Map<string, string | null>();
  let controller = new AbortController();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (file) => addresses.get(file) ?? null,
    want: (file) => {
      if (addresses.has(file)) return;
      addresses.set(file, null);
      const { signal } = controller;
      void load(file, signal).then((logo) => {
        if (logo === undefined || signal.aborted) return;
        addresses.set(file, URL.createObjectURL(logo));
        for (const listener of listeners) listener();
      });
    },
    end: () => {
      controller.abort();
      controller = new AbortController();
      for (const address of addresses.values()) if (address !== null) URL.revokeObjectURL(address);
      addresses.clear();
    },
  };
}
