import type { ReactNode } from 'react';
import { VisuallyHidden as AriaVisuallyHidden } from 'react-aria-components/VisuallyHidden';

export interface VisuallyHiddenProps {
  /** What only assistive technology should read. */
  children: ReactNode;
}

/** Browsers drop a space at either end of a separate box, and 'Rota(Draft)' would be read out. */
const keepsSpaces = { whiteSpace: 'pre' } as const;

/** Says something to assistive technology that the picture already shows. Never for something to press. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return (
    <AriaVisuallyHidden elementType="span" style={keepsSpaces}>
      {children}
    </AriaVisuallyHidden>
  );
}
