/** Which uploads the tabs of this browser are sending. A duplicated tab has the other's remembered uploads, but not its files. */
export interface HeldUploads {
  /** This page sends it. @returns a function that releases it; unloading the page does, too */
  hold: (uploadId: string) => () => void;
  /** Whether any page sends it. */
  isHeld: (uploadId: string) => Promise<boolean>;
}

/** @param locks of the browser; undefined if it has none, and other tabs are unknown */
export function holdUploads(locks: LockManager | undefined): HeldUploads {
  const nameOf = (uploadId: string) => `noticeboard.upload ${uploadId}`;
  return {
    hold: (uploadId) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      void locks?.request(nameOf(uploadId), { mode: 'shared' }, () => promise).catch(() => undefined);
      return resolve;
    },
    isHeld: async (uploadId) => {
      const { held = [] } = (await locks?.query()) ?? {};
      return held.some(({ name }) => name === nameOf(uploadId));
    },
  };
}
