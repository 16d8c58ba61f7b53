/** Milliseconds over which the rate is measured. */
const window = 5_000;

/** Bytes a second of one upload over the last seconds; null until there are two samples. */
export function createRate(now: () => number): (sentBytes: number) => number | null {
  let moments: { at: number; bytes: number }[] = [];
  return (bytes) => {
    const at = now();
    if (bytes < (moments.at(-1)?.bytes ?? 0)) moments = [];
    moments = [...moments.filter((moment) => at - moment.at <= window), { at, bytes }];
    const first = moments[0];
    return first === undefined || at - first.at < 500 ? null : ((bytes - first.bytes) / (at - first.at)) * 1000;
  };
}
