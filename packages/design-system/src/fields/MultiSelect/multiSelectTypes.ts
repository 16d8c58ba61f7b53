/** One choice of a `MultiSelect`. */
export interface MultiSelectChoice {
  id: string;
  label: string;
  /** It cannot be chosen, nor taken away where it is chosen. @default false */
  isDisabled?: boolean;
  /** 'Select all' passes it by: it weighs too much to be chosen among others. @default false */
  isChosenSingly?: boolean;
}
