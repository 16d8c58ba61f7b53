import type { ReactNode } from 'react';
import type { Gap } from '../gap.ts';
import { grid } from './Grid.css.ts';

export interface GridProps {
  /** The cells, in reading order. */
  children: ReactNode;
  /**
   * Room between the parts.
   * @default 'large'
   */
  gap?: Gap;
  /**
   * Minimum width of a column, by its content: `small` for numbers, `medium` for tiles, `large` for charts and
   * forms. As many columns as fit, all of the same width.
   * @default 'medium'
   */
  columns?: 'small' | 'medium' | 'large';
}

/** Puts like things in columns, as many as there is room for. For things of different widths use `Inline`. */
export function Grid({ children, gap, columns }: GridProps) {
  return <div className={grid({ gap, columns })}>{children}</div>;
}
