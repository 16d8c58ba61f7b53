/** What the parts around the source can do with it. */
export interface SourceHandle {
  focus: () => void;
  /** Puts text in the place of a range, or of what is selected. */
  replace: (text: string, range?: { from: number; to: number }) => void;
  /** Selects a range and scrolls to it. */
  show: (range: { from: number; to: number }) => void;
}
