import type { ReactNode } from 'react';

/**
 * Around a button that gives way to its opposite when it is pressed, such as Pause to Resume, and stays the same button so that it keeps
 * the focus: the second press of a double click then reaches nothing (`ignoreStrayPresses`).
 */
export function GivesWay({ children }: { children: ReactNode }) {
  return (
    <span data-gives-way role="presentation" style={{ display: 'contents' }}>
      {children}
    </span>
  );
}
