import { messages } from '../../messages/progress.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';
import * as styles from './CardSkeleton.css.ts';

export interface CardSkeletonProps {
  /**
   * Number of expected cards, beside each other as far as there is room.
   * @default 1
   */
  count?: number;
  /**
   * Whether a picture is shown above the text.
   * @default false
   */
  hasPicture?: boolean;
  /**
   * Lines of text under the title.
   * @default 2
   */
  lines?: number;
  /** What is being loaded. @default 'Loading' */
  label?: string;
}

/** A placeholder for one card or several. */
export function CardSkeleton({ count = 1, hasPicture = false, lines = 2, label = messages.skeletons.card }: CardSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.grid} aria-hidden>
        {Array.from({ length: count }, (_, card) => (
          <div key={card} className={styles.card}>
            {hasPicture && <Skeleton shape="block" height="9rem" />}
            <Skeleton width="60%" height="1.25rem" />
            {Array.from({ length: lines }, (__, line) => (
              <Skeleton key={line} width={line === lines - 1 ? '70%' : '100%'} />
            ))}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
