/** Splits things into parts of at most `most`, in order. */
export function partsOf<Thing>(things: readonly Thing[], most: number): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / most) }, (_, index) => things.slice(index * most, (index + 1) * most));
}
