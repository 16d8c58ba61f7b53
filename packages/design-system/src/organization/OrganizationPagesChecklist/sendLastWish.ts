/** The outcome of a switch that may have been pressed several times while it was sent. */
export interface SentWish {
  /** The known state on the host; `null` when no call succeeded. */
  isVisible: boolean | null;
  /** Why the last choice was not saved; absent when it was. */
  error?: unknown;
}

/**
 * Sends a switch until the host has the last choice, one call after the other: responses cannot overtake each
 * other then (faults P11). A failed call for a choice that was changed in the meantime is not a failure: the current one is
 * sent next.
 *
 * @param wish returns the current choice
 */
export async function sendLastWish(wish: () => boolean, send: (isVisible: boolean) => Promise<void>): Promise<SentWish> {
  let held: boolean | null = null;
  for (;;) {
    const wanted = wish();
    try {
      // One after the other on purpose.
      // oxlint-disable-next-line no-await-in-loop
      await send(wanted);
      held = wanted;
      if (wish() === held) return { isVisible: held };
    } catch (error) {
      if (wish() === wanted) return { isVisible: held, error };
    }
  }
}
