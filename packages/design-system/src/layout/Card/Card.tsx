import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** Heading of the card. */
  title?: string;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  /** What the card shows. */
  children: ReactNode;
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Room around the content; `none` for a table that reaches the edges.
   * @default 'large'
   */
  padding?: 'none' | 'large';
}

/** A sheet of paper on the page: one subject, bordered. For something to press use `Tile`. */
export function Card({ title, actions, children, headingLevel = 2, padding }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.card} {...(title !== undefined && { 'aria-label': title })}>
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.header}>
          {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
          {actions}
        </div>
      )}
      <div className={styles.body({ padding })}>{children}</div>
    </section>
  );
}
