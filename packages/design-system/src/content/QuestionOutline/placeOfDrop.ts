/** The place, from 0, of a dragged item among all when it is dropped before or after another one. */
export function placeOfDrop(ids: readonly string[], dragged: string, target: string, position: 'before' | 'after'): number {
  const others = ids.filter((id) => id !== dragged);
  const at = others.indexOf(target);
  if (at === -1) return ids.indexOf(dragged);
  return position === 'before' ? at : at + 1;
}
