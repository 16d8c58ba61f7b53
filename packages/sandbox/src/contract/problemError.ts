/** A failure that is sent as the contract's `Problem` body. */
export class ProblemError extends Error {
  readonly status: number;
  readonly errorCode: number | undefined;
  /** Messages by field name. */
  readonly errors: Record<string, string[]> | undefined;
  /** E.g. Retry-After. */
  readonly headers: Record<string, string> | undefined;

  constructor(
    status: number,
    message: string,
    options: { errorCode?: number; errors?: Record<string, string[]>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'ProblemError';
    this.status = status;
    this.errorCode = options.errorCode;
    this.errors = options.errors;
    this.headers = options.headers;
  }
}
