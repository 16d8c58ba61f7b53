/** How close a text is to its maximum length. */
export type LengthState = 'plain' | 'near' | 'over';

/**
 * Length of a text as the host counts it: UTF-16 units, a line break as one. It is what `maxlength` of HTML counts too.
 */
export const textLength = (text: string): number => text.replaceAll('\r\n', '\n').length;

/** `near` within the last tenth of the maximum (at least 10, at most 50 characters), `over` past it. */
export function lengthState(length: number, maximum: number): LengthState {
  const left = maximum - length;
  if (left < 0) return 'over';
  return left <= Math.min(50, Math.max(10, Math.floor(maximum / 10))) && length > 0 ? 'near' : 'plain';
}
