import type { ReactNode } from 'react';
import type { Gap } from '../gap.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** The parts, from top to bottom. */
  children: ReactNode;
  /**
   * Room between the parts.
   * @default 'large'
   */
  gap?: Gap;
  /**
   * Horizontal alignment of parts narrower than the column.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center';
}

/** Puts things under each other with even room between them. Beside each other: `Inline`; in columns: `Grid`. */
export function Stack({ children, gap, align }: StackProps) {
  return <div className={stack({ gap, align })}>{children}</div>;
}
