/** Milliseconds by which the host's clock may differ before it counts: the header has whole seconds, and a response takes a while. */
const negligible = 120_000;

let difference = 0;

/** Compares the clocks by a response that has just arrived: the newest one counts, since clocks may be corrected, too (faults P08). */
export function noteHostDate({ headers }: Pick<Response, 'headers'>): void {
  const ahead = Date.parse(headers.get('Date') ?? '') - Date.now();
  // A host that does not expose the header leaves the device's clock as the only one.
  if (!Number.isNaN(ahead)) difference = Math.abs(ahead) < negligible ? 0 : ahead;
}

/** Milliseconds by which the host's clock is ahead of this device's; below 0 if it is behind, 0 if they agree or it is unknown. */
export const hostAhead = (): number => difference;

/** Now, by the host's clock, in milliseconds: the host decides what may still be scheduled. */
export const hostNow = (): number => Date.now() + difference;

/** The same, ISO 8601 in UTC. */
export const hostClock = (): string => new Date(hostNow()).toISOString();
