import { messages } from '../../messages/en.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { changeInWords } from './changeInWords.ts';
import * as styles from './StatBox.css.ts';

export interface StatBoxProps {
  /** What is counted: 'Content items'. */
  label: string;
  /** How many, written in the reader's locale; null when it is not known. */
  value: number | null;
  /** @default false */
  isLoading?: boolean;
  /**
   * The same number of the period before, which the box then compares with: it says by how much the number changed,
   * and has no bars. `value: null` when it is not known. @default none
   */
  before?: { value: number | null; isLoading?: boolean };
}

/** Heights of the decorative bars in percent; the same in every box, since no series exists (decisions 7). */
const bars = [38, 62, 50, 80, 100];

/** One number of the dashboard or of a period. Its five bars are a mark, not data, and assistive technology never meets them. */
export function StatBox({ label, value, isLoading = false, before }: StatBoxProps) {
  return (
    <div className={styles.box}>
      <dl className={styles.words}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          {isLoading && <Skeleton width="4rem" />}
          {!isLoading && value !== null && new Intl.NumberFormat().format(value)}
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
      {!before && (
        <svg aria-hidden viewBox="0 0 44 32" className={styles.bars}>
          {bars.map((height, index) => (
            <rect
              key={height}
              x={index * 9}
              y={32 - (height / 100) * 32}
              width={6}
              height={(height / 100) * 32}
              rx={1.5}
              className={styles.bar}
            />
          ))}
        </svg>
      )}
    </div>
  );
}
