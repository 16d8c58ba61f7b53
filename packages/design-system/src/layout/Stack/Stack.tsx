import type { ReactNode } from 'react';
import type { Gap } from '../gap.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** What stands one below the other. */
  children: ReactNode;
  /**
   * Room between the parts.
   * @default 'large'
   */
  gap?: Gap;
  /**
   * Where parts narrower than the column stand.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center';
}

/** Puts things under each other with even room between them. */
export function Stack({ children, gap, align }: StackProps) {
  return <div className={stack({ gap, align })}>{children}</div>;
}
