/** How a read is made. */
export interface ReadOptions {
  /**
   * Shows the response to the former request until the new one has a response or has failed, for pages and filters of a list.
   * Never across scopes.
   * @default false
   */
  keepsPrevious?: boolean;
  /**
   * Reads again on mount, whatever was read before: for the current state, such as what is deleted with
   * a thing.
   * @default false
   */
  asksAnew?: boolean;
  /** Checks the shape of a response; one that it refuses counts as unexpected (N07, N08). @default `isAnswerTo` for a read; any for a search */
  accepts?: (answer: unknown) => boolean;
}

/** The state of a read for a component. */
export interface Read<Answer> {
  /** Undefined until the first response. */
  data: Answer | undefined;
  /** The error of the last try; `describeError` puts it into words. */
  error: unknown;
  /** True until the first response or error. */
  isLoading: boolean;
  /** True whenever a request is pending, including one in the background. */
  isValidating: boolean;
  /** Reads again now, for a 'Retry' button. */
  retry: () => void;
}
