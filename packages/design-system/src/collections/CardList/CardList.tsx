import { type ReactNode, useRef } from 'react';
import { messages } from '../../messages/collections.ts';
import { nothing, skeletonBar } from '../DataTable/DataTable.css.ts';
import { skeletonWidth } from '../DataTable/layout/columnRules.ts';
import { useLateDimming } from '../DataTable/rows/useLateDimming.ts';
import * as styles from './CardList.css.ts';

export interface CardListProps {
  /** The name of the list, read before the cards. Not needed with `aria-labelledby`. */
  label?: string;
  /** Id of a heading that names the list. */
  'aria-labelledby'?: string;
  /** `CardListItem`s. */
  children?: ReactNode;
  /** First load: skeleton cards are shown in their place. @default false */
  isLoading?: boolean;
  /** How many skeleton cards. @default 3 */
  skeletonCount?: number;
  /** A later load: the cards stay, dimmed. @default false */
  isRefreshing?: boolean;
  /** Whether the new cards have not loaded yet: only then are the old ones dimmed. @default `isRefreshing` */
  isAwaited?: boolean;
  /** Shown where there are no cards; given only when there are none. */
  empty?: ReactNode;
  /** Room of the cards before those that are in the document, in pixels. @default 0 */
  roomBefore?: number;
  /** Room of the cards after those that are in the document, in pixels. @default 0 */
  roomAfter?: number;
}

/** A list as cards, one below the other: what a table is on a small screen. `DataTable` turns into it automatically. */
export function CardList(props: CardListProps) {
  const { isLoading = false, isRefreshing = false, isAwaited = isRefreshing, skeletonCount = 3, roomBefore = 0, roomAfter = 0 } = props;
  const list = useRef<HTMLUListElement>(null);
  useLateDimming(list, { isRefreshing, isAwaited });
  if (props.empty !== undefined && props.empty !== null) return <div className={nothing}>{props.empty}</div>;
  return (
    <>
      {isLoading && props.label !== undefined && (
        <span role="status" className={styles.status}>
          {messages.dataTable.loading(props.label)}
        </span>
      )}
      <ul
        ref={list}
        className={styles.list}
        aria-label={props.label}
        aria-labelledby={props['aria-labelledby']}
        aria-busy={isRefreshing || isLoading}
        style={{ paddingBlock: `${roomBefore}px ${roomAfter}px` }}
      >
        {props.children}
        {Array.from({ length: isLoading ? skeletonCount : 0 }, (_, card) => (
          <li key={card} aria-hidden className={styles.item}>
            {[0, 1, 2].map((line) => (
              <span
                key={line}
                className={skeletonBar}
                style={{ inlineSize: `${skeletonWidth(card, line)}%`, marginBlock: '0.375rem' }}
              />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
