import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { messages } from '../../messages/en.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /**
   * The expected content: a line of text, a block or a round picture.
   * @default 'line'
   */
  shape?: 'line' | 'block' | 'circle';
  /** Width as a CSS length or percentage. @default '100%' */
  width?: string;
  /** Height as a CSS length. @default one line of text; a circle is as high as wide */
  height?: string;
}

/** A placeholder for something that is loading, in its size, so that nothing moves when it has loaded. */
export function Skeleton({ shape = 'line', width = '100%', height }: SkeletonProps) {
  const size = { [styles.width]: width, [styles.height]: height ?? (shape === 'circle' ? width : '1em') };
  return <span aria-hidden className={styles.skeleton({ shape })} style={assignInlineVars(size)} />;
}

export interface SkeletonGroupProps {
  /**
   * What is being loaded, for those who can't see the shapes.
   * @default 'Loading'
   */
  label?: string;
  /** The shapes. */
  children: ReactNode;
}

/** Several shapes with one status text for all of them. */
export function SkeletonGroup({ label = messages.spinner.label, children }: SkeletonGroupProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
