/** Longest server text that is shown to a user (X09). */
const longestMessage = 300;

/** Request that a failure belongs to, without its query: a query may hold what a user typed. */
export interface FailedRequest {
  method: string;
  path: string;
}

/** What every failure of a call has in common. */
export abstract class RequestFailure extends Error {
  readonly request: FailedRequest;

  constructor(message: string, request: FailedRequest, options?: ErrorOptions) {
    super(message, options);
    this.request = request;
  }

  /** Whether the host may have executed the call although no response said so (N05). */
  abstract readonly isOutcomeUnknown: boolean;
}

/** The host responded with a failure: `!response.ok`, with or without a body. */
export class ApiError extends RequestFailure {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Number of a known problem: 1100 means that the tenant has no organization yet. */
  readonly errorCode?: number;
  /** The host's own message, as plain text of at most 300 characters; absent if there is none that a user can read. */
  readonly serverMessage?: string;
  /** The host's messages for each field. */
  readonly fieldErrors?: Record<string, string[]>;
  /** The response as it was read; undefined if it was not JSON. */
  readonly data?: unknown;
  /** Wait that the host requests before the next try, in seconds (N04). */
  readonly retryAfterSeconds?: number;
  /** A 5xx may come from a proxy that lost the host's response; a 4xx was not executed. */
  readonly isOutcomeUnknown: boolean;

  constructor(request: FailedRequest, answer: ProblemAnswer) {
    super(answer.serverMessage ?? `The host answered ${answer.status}.`, request);
    this.status = answer.status;
    this.isOutcomeUnknown = answer.status === 502 || answer.status === 504;
    if (answer.errorCode !== undefined) this.errorCode = answer.errorCode;
    if (answer.serverMessage !== undefined) this.serverMessage = answer.serverMessage;
    if (answer.fieldErrors !== undefined) this.fieldErrors = answer.fieldErrors;
    if (answer.data !== undefined) this.data = answer.data;
    if (answer.retryAfterSeconds !== undefined) this.retryAfterSeconds = answer.retryAfterSeconds;
  }
}

/** What was read from a failed response. */
export interface ProblemAnswer {
  status: number;
  errorCode?: number;
  serverMessage?: string;
  fieldErrors?: Record<string, string[]>;
  data?: unknown;
  retryAfterSeconds?: number;
}

/** No response: offline, refused, reset. */
export class NetworkError extends RequestFailure {
  override readonly name = 'NetworkError';
  readonly isOutcomeUnknown = true;

  constructor(request: FailedRequest, cause: unknown) {
    super('The host could not be reached.', request, { cause });
  }
}

/** No response in time (N06). */
export class RequestTimeoutError extends RequestFailure {
  override readonly name = 'RequestTimeoutError';
  readonly isOutcomeUnknown = true;

  constructor(request: FailedRequest) {
    super('The host did not answer in time.', request);
  }
}

/** A response that does not match the contract: a proxy's page, cut JSON, an empty body (N07). */
export class UnexpectedAnswerError extends RequestFailure {
  override readonly name = 'UnexpectedAnswerError';
  readonly isOutcomeUnknown = true;

  constructor(request: FailedRequest) {
    super('Unexpected answer', request);
  }
}

/** The session ended or changed owner while the call waited; it was not sent (faults D2, faults D3). */
export class SessionEndedError extends RequestFailure {
  override readonly name = 'SessionEndedError';
  readonly isOutcomeUnknown = false;

  constructor(request: FailedRequest) {
    super('The session has ended.', request);
  }
}

/** Reads the problem of a response; never throws, whatever the body holds. */
export async function readProblem(response: Response): Promise<ProblemAnswer> {
  const problem: ProblemAnswer = { status: response.status };
  const retryAfterSeconds = secondsToWait(response.headers.get('Retry-After'));
  if (retryAfterSeconds !== undefined) problem.retryAfterSeconds = retryAfterSeconds;
  const data = parsed(await response.text().catch(() => ''));
  if (typeof data !== 'object' || data === null) return problem;
  problem.data = data;
  if ('errorCode' in data && typeof data.errorCode === 'number') problem.errorCode = data.errorCode;
  const serverMessage = 'message' in data ? readableText(data.message) : undefined;
  if (serverMessage !== undefined) problem.serverMessage = serverMessage;
  const fieldErrors = 'errors' in data ? textsByField(data.errors) : undefined;
  if (fieldErrors !== undefined) problem.fieldErrors = fieldErrors;
  return problem;
}

/** Seconds of a `Retry-After` header, which holds a number of seconds or a date. */
export function secondsToWait(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

/** A server's text if a user can read it: no markup, no stack trace, nothing too long (X09). */
export function readableText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const isMarkup = /<\/?[a-z!]/i.test(text);
  const isStack = /\n\s+at\s|\bat\s+\S+\s+\(?\S+:\d+:\d+\)?|^Traceback /m.test(text);
  if (text === '' || isMarkup || isStack) return undefined;
  return text.length > longestMessage ? `${text.slice(0, longestMessage - 1).trimEnd()}…` : text;
}

function textsByField(value: unknown): Record<string, string[]> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const texts = Object.entries(value).map(([field, messages]): [string, string[]] => [
    field,
    (Array.isArray(messages) ? messages : [messages]).map(readableText).filter((text) => text !== undefined),
  ]);
  return Object.fromEntries(texts);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Turns what `fetch` and reading a response throw into a typed failure; a cancelled call stays an AbortError. */
export function typedFailure(error: unknown, request: FailedRequest): unknown {
  if (error instanceof RequestFailure) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') return new RequestTimeoutError(request);
  if (error instanceof TypeError) return new NetworkError(request, error);
  return error;
}
