import type { ReactNode } from 'react';
import { Link } from '../../actions/Link/Link.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../feedback/LoadFailure/LoadFailure.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { chartMessages as messages } from '../../messages/charts.ts';
import * as styles from './TopList.css.ts';

/** One thing of a ranking. */
export interface TopListEntry {
  id: string;
  /** What is ranked: an item's name. */
  label: string;
  /** A second line: the page it is on, or its author. */
  description?: string;
  count: number;
  /** Where the entry leads. */
  href?: string;
  /** Before the label: an icon or an avatar. */
  icon?: ReactNode;
}

export interface TopListProps {
  /** 'Most liked'. */
  title: string;
  /** Entries from the highest count down. */
  entries: readonly TopListEntry[];
  /** What one count is, for screen readers: 'likes'. */
  unit: string;
  /** Most entries shown (core §9: top lists). @default 10 */
  limit?: number;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** @default false */
  isLoading?: boolean;
  /** The message of a failed load. */
  error?: string | null;
  /** 'Try again' of the alert. */
  onRetry?: () => void;
}

/** A ranking: each entry's count as a number and as a bar beside the highest one. For a few amounts in an order of their own use `BarChart`. */
export function TopList(props: TopListProps) {
  const { title, entries, unit, limit = 10, headingLevel = 2, isLoading = false, error, onRetry } = props;
  const Heading = `h${headingLevel}` as const;
  const shown = entries.slice(0, limit);
  const highest = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <section aria-label={title} className={styles.frame}>
      <Heading className={styles.title}>{title}</Heading>
      {isLoading && (
        <SkeletonGroup label={messages.loading(title)}>
          <div aria-hidden className={styles.list}>
            {[90, 70, 60, 45, 30].map((width) => (
              <div key={width} className={styles.entry}>
                <Skeleton width={`${width}%`} />
                <Skeleton width="35%" />
                <Skeleton shape="block" height="4px" />
              </div>
            ))}
          </div>
        </SkeletonGroup>
      )}
      {!isLoading && error && (
        <LoadFailure title={messages.listErrorTitle} detail={error} onRetry={onRetry} />
      )}
      {!isLoading && !error && shown.length === 0 && <EmptyState title={messages.noEntries} />}
      {!isLoading && !error && shown.length > 0 && (
        <ol className={styles.list}>
          {shown.map(({ id, label, description, count, href, icon }) => (
            <li key={id} className={styles.entry}>
              <div className={styles.words}>
                {icon}
                <div className={styles.label}>
                  {href === undefined ? label : <Link href={href} variant="plain">{label}</Link>}
                  {description !== undefined && <div className={styles.description}>{description}</div>}
                </div>
                <span className={styles.count}>
                  {count.toLocaleString()} <span className={styles.unit}>{unit}</span>
                </span>
              </div>
              <svg aria-hidden className={styles.bar} preserveAspectRatio="none" viewBox="0 0 100 1">
                <rect width={100} height={1} className={styles.rail} />
                <rect width={(count / highest) * 100} height={1} className={styles.amount} />
              </svg>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
