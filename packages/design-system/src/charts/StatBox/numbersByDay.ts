/** Numbers by day that belong to the value of a `StatBox`. */
export interface NumbersByDay {
  /** What they are, in words. */
  label: string;
  /** In order of the days; the last five are drawn. Null while they are not known. */
  values: readonly number[] | null;
}
