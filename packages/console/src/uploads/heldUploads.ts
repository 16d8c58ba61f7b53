/** Which uploads the pages of this browser are sending. A tab that was duplicated has what the other one remembers, and not its files. */
export interface HeldUploads {
  /** This page sends it. @returns what ends that; the page's end does, too */
  hold: (uploadId: string) => () => void;
  /** Whether some page sends it. */
  isHeld: (uploadId: string) => Promise<boolean>;
}

/** @param locks those of the browser; undefined where it gives none, and nothing is known of other tabs */
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
