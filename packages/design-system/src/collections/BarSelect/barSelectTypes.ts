import type { SelectChoice } from '../../fields/Select/Select.tsx';

export interface BarSelectProps {
  /** Name of the field, for screen readers; the bar shows the chosen value, or the placeholder. */
  label: string;
  /** What can be chosen, in the order shown. */
  choices: readonly SelectChoice[];
  /** Id of the chosen one; null for none. */
  value: string | null;
  /** Called with the id of another choice, or null when it was cleared. */
  onChange: (value: string | null) => void;
  /** What the field shows while nothing is chosen. @default 'Choose' */
  placeholder?: string;
  /** Name of the cross that chooses nothing. @default none: something is always chosen */
  clearLabel?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** Nothing can be chosen. @default false */
  isDisabled?: boolean;
}
