/** A thing with its number in the order. */
interface Ordered {
  id: string;
  order: number;
}

/**
 * The number of each thing after it was moved here. Numbers stay if nothing was moved: new things come after all
 * others. Otherwise they are renumbered, and things that others have added in the meantime come last.
 *
 * @param now the host's things, in its order
 * @param from ids in the former order
 * @param to ids in the new order, including new ones
 */
export function placed(now: readonly Ordered[], from: readonly string[], to: readonly string[]): ReadonlyMap<string, number> {
  const here = new Map(now.map(({ id, order }) => [id, order]));
  const stays = new Set(to.filter((id) => from.includes(id)));
  const isMoved = from.filter((id) => stays.has(id)).join() !== to.filter((id) => stays.has(id)).join();
  const firstNew = to.findIndex((id) => !here.has(id));
  const isNewLast = firstNew === -1 || to.slice(firstNew).every((id) => !here.has(id));
  if (!isMoved && isNewLast) {
    const highest = Math.max(-1, ...now.map(({ order }) => order));
    const added = to.filter((id) => !here.has(id));
    return new Map([...here, ...added.map((id, index) => [id, highest + 1 + index] as const)]);
  }
  const lowest = Math.min(...now.map(({ order }) => order), Number.MAX_SAFE_INTEGER);
  const others = now.filter(({ id }) => !to.includes(id) && !from.includes(id)).map(({ id }) => id);
  const all = [...to.filter((id) => here.has(id) || !from.includes(id)), ...others];
  return new Map(all.map((id, index) => [id, (now.length === 0 ? 0 : lowest) + index]));
}
