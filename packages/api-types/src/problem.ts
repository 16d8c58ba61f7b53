/** Longest text of a server that is passed on to a person (X09). */
const longestMessage = 300;

/** Request that a failure belongs to, without its query: a query may carry what a person typed. */
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

/** The host answered, and the answer says no: `!response.ok`, with or without a body. */
export class ApiError extends RequestFailure {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Number that the host gives to a known problem: 1100 means that the tenant has no organization yet. */
  readonly errorCode?: number;
  /** The host's own words, as plain text of at most 300 characters; absent when it gave none that a person can read. */
  readonly serverMessage?: string;
  /** The host's words for each field. */
  readonly fieldErrors?: Record<string, string[]>;
  /** The answer as it was read; undefined when it was not JSON. */
  readonly data?: unknown;
  /** Wait that the host asks for before the next try, in seconds (N04). */
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

/** What was read from an answer that says no. */
export interface ProblemAnswer {
  status: number;
  errorCode?: number;
  serverMessage?: string;
  fieldErrors?: Record<string, string[]>;
  data?: unknown;
  retryAfterSeconds?: number;
}

/** No answer came: offline, refused, reset. */
export class NetworkError extends RequestFailure {
  override readonly name = 'NetworkError';
  readonly isOutcomeUnknown = true;

  constructor(request: FailedRequest, cause: unknown) {
    super('The host could not be reached.', request, { cause });
  }
}

/** No answer came in time (N06). */
export class RequestTimeoutError extends RequestFailure {
  override readonly name = 'RequestTimeoutError';
  readonly isOutcomeUnknown = true;

  constructor(request: FailedRequest) {
    super('The host did not answer in time.', request);
  }
}

/** An answer came that is not what the contract says: a proxy's page, cut JSON, an empty body (N07). */
export class UnexpectedAnswerError extends RequestFailure {
  override readonly name = 'UnexpectedAnswerError';
  readonly isOutcomeUnknown = true;

  constructor(request: FailedRequest) {
    super('Unexpected answer', request);
  }
}

/** The session ended or changed hands while the call waited; it was not sent (faults D2, faults D3). */
export class SessionEndedError extends RequestFailure {
  override readonly name = 'SessionEndedError';
  readonly isOutcomeUnknown = false;

  constructor(request: FailedRequest) {
    super('The session has ended.', request);
  }
}

/** Reads the problem that an answer carries; never throws, whatever the body holds. */
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

/** A server's text when a person can read it: not markup, not a stack trace, not a book (X09). */
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

/** Turns what `fetch` and reading an answer throw into a failure with a meaning; a cancelled call stays an AbortError. */
export function typedFailure(error: unknown, request: FailedRequest): unknown {
  if (error instanceof RequestFailure) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') return new RequestTimeoutError(request);
  if (error instanceof TypeError) return new NetworkError(request, error);
  return error;
}
