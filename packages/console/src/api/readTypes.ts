/** How a read is made. */
export interface ReadOptions {
  /**
   * Shows the answer to the former question until the new one is answered or has failed, for pages and filters of a list.
   * Never across scopes.
   * @default false
   */
  keepsPrevious?: boolean;
  /**
   * Asks again when it is first shown, whatever was read before: for a question about this moment, such as what a deletion
   * takes with it.
   * @default false
   */
  asksAnew?: boolean;
  /** Looks at the shape of an answer; one that it refuses counts as unexpected (N07, N08). @default `isAnswerTo` of a read; any of a search */
  accepts?: (answer: unknown) => boolean;
}

/** A read as a component sees it. */
export interface Read<Answer> {
  /** Undefined until the first answer. */
  data: Answer | undefined;
  /** Why the last try failed; `describeError` puts it into words. */
  error: unknown;
  /** True until the first answer or error. */
  isLoading: boolean;
  /** True whenever a request is pending, including one in the background. */
  isValidating: boolean;
  /** Asks again now, for a 'Retry' button. */
  retry: () => void;
}
