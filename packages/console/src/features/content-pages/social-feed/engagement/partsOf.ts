/** Things in parts of at most so many, in their order. */
export function partsOf<Thing>(things: readonly Thing[], most: number): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / most) }, (_, index) => things.slice(index * most, (index + 1) * most));
}
