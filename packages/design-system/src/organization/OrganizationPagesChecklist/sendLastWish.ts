/** What became of a switch that may have been turned several times while it was sent. */
export interface SentWish {
  /** What the host holds now, as far as its answers tell. */
  isVisible: boolean;
  /** Why the last choice was not taken; absent when it was. */
  error?: unknown;
}

/**
 * Sends a switch until the host holds what was chosen last, one call after the other: answers cannot overtake each
 * other then (faults P11). A choice that was taken back before its call failed is no failure.
 *
 * @param before what the host holds
 * @param wish what is chosen at the moment
 */
export async function sendLastWish({ before, wish, send }: { before: boolean; wish: () => boolean; send: (isVisible: boolean) => Promise<void> }): Promise<SentWish> {
  let isVisible = before;
  do {
    const wanted = wish();
    try {
      // One after the other on purpose.
      // oxlint-disable-next-line no-await-in-loop
      await send(wanted);
      isVisible = wanted;
    } catch (error) {
      if (wish() === wanted) return { isVisible, error };
    }
  } while (wish() !== isVisible);
  return { isVisible };
}
