import type { ReactNode } from 'react';

/** One choice of a `RadioGroup`. */
export interface RadioChoice {
  id: string;
  label: string;
  /** An icon for it, at the end of its card; the words alone name it. */
  icon?: ReactNode;
  /** A sentence under it, read as its description. */
  description?: ReactNode;
  /** Cannot be chosen; its description should say why. @default false */
  isDisabled?: boolean;
}
