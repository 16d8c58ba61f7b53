/** How close a text is to its maximum length. */
export type LengthState = 'plain' | 'near' | 'over';

/** `near` within the last tenth of the maximum (at least 10, at most 50 characters), `over` past it. */
export function lengthState(length: number, maximum: number): LengthState {
  const left = maximum - length;
  if (left < 0) return 'over';
  return left <= Math.min(50, Math.max(10, Math.floor(maximum / 10))) && length > 0 ? 'near' : 'plain';
}
