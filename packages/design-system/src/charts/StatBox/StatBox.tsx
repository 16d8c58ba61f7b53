import { messages } from '../../messages/en.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { changeInWords } from './changeInWords.ts';
import { FiveBars } from './FiveBars.tsx';
import type { NumbersByDay } from './numbersByDay.ts';
import * as styles from './StatBox.css.ts';

export interface StatBoxProps {
  /** What is counted: 'Content items'. */
  label: string;
  /** How many, written in the reader's locale; null when it is not known. */
  value: number | null;
  /** @default false */
  isLoading?: boolean;
  /**
   * Numbers by day that belong to the value, which the five bars then show.
   * @default none: the bars are five equal marks
   */
  byDay?: NumbersByDay;
  /**
   * The same number of the period before, which the box then compares with: it says by how much the number changed,
   * and has no bars. `value: null` when it is not known. @default none
   */
  before?: { value: number | null; isLoading?: boolean };
}

/**
 * One number of the dashboard or of a period. Its five bars never show what was not measured (decisions-main 7): none while
 * the number is not known, flat and pale at zero, also on each of five days, five equal marks without numbers by day.
 */
export function StatBox({ label, value, isLoading = false, byDay, before }: StatBoxProps) {
  return (
    <div className={styles.box}>
      <dl className={styles.words}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          {isLoading && <Skeleton width="4rem" />}
          {!isLoading && value !== null && value.toLocaleString()}
          {!isLoading && value === null && (
            <>
              <span aria-hidden>–</span>
              <span className={styles.unavailable}>{messages.statBox.unavailable}</span>
            </>
          )}
        </dd>
        {before && (
          <dd className={styles.change}>
            {isLoading || before.isLoading ? <Skeleton width="8rem" /> : changeInWords(value, before.value)}
          </dd>
        )}
      </dl>
      {!before && !isLoading && value !== null && <FiveBars isZero={value === 0} byDay={byDay} />}
    </div>
  );
}
