import type { ReactNode } from 'react';
import type { Gap } from '../gap.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  /** The parts, side by side in reading order. */
  children: ReactNode;
  /**
   * Room between the parts, and between lines when they wrap.
   * @default 'small'
   */
  gap?: Gap;
  /**
   * Vertical alignment of parts of different heights.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /**
   * How they share a line that is longer than they need.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
}

/** Puts things beside each other, in as many lines as they need. Under each other: `Stack`; like things in columns: `Grid`. */
export function Inline({ children, gap, align, justify }: InlineProps) {
  return <div className={inline({ gap, align, justify })}>{children}</div>;
}
