import type { ReactNode, Ref } from 'react';
import * as styles from './CardList.css.ts';

/** A line of a card: a name and its value. */
export interface CardDetail {
  id: string;
  label: string;
  value: ReactNode;
}

export interface CardListItemProps {
  /** What the card is about, in its first line. */
  title: ReactNode;
  /** The lines below the title. @default none */
  details?: readonly CardDetail[];
  /** A checkbox or another control before the title. */
  leading?: ReactNode;
  /** Buttons after the title. */
  actions?: ReactNode;
  /** Anything below the details. */
  children?: ReactNode;
  /** Names the card for code that looks for it (`data-row-id`). */
  itemId?: string;
  /** Place in the whole list, from 0, when not all cards are in the document. */
  index?: number;
  /** How many cards the whole list has, when not all are in the document. */
  totalCount?: number;
  /** The card's element, to measure it. */
  ref?: Ref<HTMLLIElement>;
}

/** One card of a `CardList`. Long text wraps; nothing is truncated. */
export function CardListItem({ ref, index, totalCount, details = [], ...props }: CardListItemProps) {
  return (
    <li
      ref={ref}
      className={styles.item}
      data-row-id={props.itemId}
      data-index={index}
      aria-setsize={totalCount}
      aria-posinset={totalCount === undefined || index === undefined ? undefined : index + 1}
    >
      <div className={styles.top}>
        {props.leading}
        <div className={styles.title}>{props.title}</div>
        {props.actions !== undefined && <div data-row-actions>{props.actions}</div>}
      </div>
      {details.length > 0 && (
        <div className={styles.room}>
          <dl className={styles.details}>
            {details.map(({ id, label, value }) => (
              <div key={id} className={styles.detail}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {props.children}
    </li>
  );
}
