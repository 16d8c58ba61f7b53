/** What became of a switch that may have been turned several times while it was sent. */
export interface SentWish {
  /** What the host is known to hold now; `null` when no call went well. */
  isVisible: boolean | null;
  /** Why the last choice was not taken; absent when it was. */
  error?: unknown;
}

/**
 * Sends a switch until the host holds what was chosen last, one call after the other: answers cannot overtake each
 * other then (faults P11). A call that failed for a choice that was changed in the meantime is no failure: what counts is
 * sent next.
 *
 * @param wish what is chosen at the moment
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
