/** The things in their new order, with one at another place, limited to the valid places. */
export function movedTo<Thing extends { id: string }>(things: readonly Thing[], id: string, place: number): Thing[] {
  const moved = things.filter((thing) => thing.id === id);
  return things.filter((thing) => thing.id !== id).toSpliced(Math.max(place, 0), 0, ...moved);
}
