/**
 * Takes entries that are nothing (`null`) out of every list of an answer, at any depth: the contract knows none, and a host
 * that sends one all the same would break every screen that looks into its entries (faults N08).
 *
 * @param answer parsed JSON; changed in place, so that a list without such entries costs a look and nothing else
 */
export function closeHoles(answer: unknown): void {
  if (Array.isArray(answer)) {
    const entries: unknown[] = answer;
    if (entries.includes(null)) {
      const left = entries.filter((entry) => entry !== null);
      left.forEach((entry, place) => (entries[place] = entry));
      entries.length = left.length;
    }
    entries.forEach(closeHoles);
  } else if (typeof answer === 'object' && answer !== null) {
    for (const name in answer) closeHoles((answer as Record<string, unknown>)[name]);
  }
}
