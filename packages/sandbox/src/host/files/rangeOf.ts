/** Bytes of a file, from one offset up to another, exclusive. */
interface ByteRange {
  from: number;
  to: number;
}

/** The one range that a Range header requests; undefined for the whole file, as for a header with several ranges (RFC 9110). */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (match === null || (first === '' && last === '')) return undefined;
  if (first === '') return last === '0' || size === 0 ? 'unsatisfiable' : { from: Math.max(size - Number(last), 0), to: size };
  const from = Number(first);
  if (last !== '' && Number(last) < from) return undefined;
  return from >= size ? 'unsatisfiable' : { from, to: last === '' ? size : Math.min(Number(last) + 1, size) };
}
