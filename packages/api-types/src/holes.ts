/**
 * Removes `null` entries from every list of a response, at any depth: the contract has none, and a host
 * that sends one anyway would break every screen that reads its entries (faults N08).
 *
 * @param answer parsed JSON; changed in place, so that a list without such entries is only scanned
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
