/** One choice of a `MultiSelect`. */
export interface MultiSelectChoice {
  id: string;
  label: string;
  /** It cannot be chosen, nor removed where it is chosen. @default false */
  isDisabled?: boolean;
  /** 'Select all' skips it: it is too important to be chosen among others. @default false */
  isChosenSingly?: boolean;
}
