import { barHeights, barCount } from './barHeights.ts';
import type { NumbersByDay } from './numbersByDay.ts';
import * as styles from './StatBox.css.ts';

interface FiveBarsProps {
  /** Whether the number beside them is zero. */
  isZero: boolean;
  /** The numbers to draw; undefined for a box that has none by day. */
  byDay: NumbersByDay | undefined;
}

const height = 32;

/** The five bars of a stat box (core §2 Dashboard): real numbers, which are then read out, or five equal marks that are not announced. */
export function FiveBars({ isZero, byDay }: FiveBarsProps) {
  const values = byDay?.values?.slice(-barCount);
  const isMeasured = !isZero && byDay !== undefined && values?.length === barCount;
  if (!isZero && byDay?.values === null) return null;
  // Days without anything look like a number that is zero: none of them is emphasized. They were measured, and are read out.
  const isFlat = isZero || (isMeasured && values.every((value) => value === 0));
  const words = isMeasured ? `${byDay.label}: ${values.map((value) => value.toLocaleString()).join(', ')}` : undefined;
  return (
    <svg viewBox="0 0 44 32" className={styles.bars} {...(words === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words })}>
      {words !== undefined && <title>{words}</title>}
      {barHeights(isFlat ? 0 : isMeasured ? values : undefined).map((part, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a bar has no other name than its place
          key={index}
          x={index * 9}
          y={height - part * height}
          width={6}
          height={part * height}
          rx={1.5}
          className={styles.bar({ isMeasured: isMeasured && !isFlat })}
        />
      ))}
    </svg>
  );
}
