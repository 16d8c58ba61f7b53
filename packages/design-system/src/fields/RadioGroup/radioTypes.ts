import type { ReactNode } from 'react';

/** One choice of a `RadioGroup`. */
export interface RadioChoice {
  id: string;
  label: string;
  /** A sentence under it, read as its description. */
  description?: ReactNode;
  /** Cannot be chosen; its description should say why. @default false */
  isDisabled?: boolean;
}
