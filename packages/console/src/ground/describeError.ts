import { ApiError, NetworkError, RequestTimeoutError, SessionEndedError, UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { messages } from '../messages/en.ts';
import { CancelledError } from './cancelled.ts';

/** Titles of the generic error messages (core §8). */
export type ErrorTitle = 'Error' | 'Update Error' | 'Delete Error';

/** An error in words, for an alert or a toast. */
export interface ErrorDescription {
  title: string;
  detail: string;
}

/** A failure that is already in words: one of several calls failed, and the outcome of the others is reported. */
export class DescribedError extends Error {
  override readonly name = 'DescribedError';
}

/** Someone else was first, as a read before the change showed: nothing was sent, and the shown data is outdated. */
export class ChangedMeanwhileError extends DescribedError {}

/** How an error is worded where it is shown. */
export interface DescribeOptions {
  /** @default 'Error' */
  title?: ErrorTitle | 'Publish Error';
  /**
   * Sentence that names the acting role where it is not the highest one; a 403 says it (decisions-main 3). From
   * `useActingAs`.
   */
  actingAs?: string | undefined;
  /** Fields whose problems the form shows itself. @default none */
  shownFields?: readonly string[];
}

/**
 * Puts an error into words: the host's own message with the status in the title when it gave one, else a sentence
 * of ours that says what to do (core §8; N04, N06, N07, X09). Never markup, never a stack.
 */
export function describeError(error: unknown, { title = 'Error', actingAs, shownFields = [] }: DescribeOptions = {}): ErrorDescription {
  const texts = messages.errors;
  if (error instanceof ApiError) {
    const detail = apiErrorDetail(error, shownFields);
    const addition = error.status === 403 && actingAs !== undefined ? ` ${actingAs}.` : '';
    return { title: error.serverMessage === undefined ? title : `${title} (${error.status})`, detail: detail + addition };
  }
  if (error instanceof DescribedError) return { title, detail: error.message };
  if (error instanceof NetworkError) return { title, detail: navigator.onLine ? texts.unreachable : texts.offline };
  if (error instanceof RequestTimeoutError) return { title, detail: texts.timeout };
  if (error instanceof UnexpectedAnswerError) return { title, detail: texts.unexpected };
  if (error instanceof CancelledError) return { title, detail: messages.waiting.cancelled };
  if (error instanceof SessionEndedError) return { title, detail: texts.sessionEnded };
  return { title, detail: texts.generic };
}

function apiErrorDetail({ status, serverMessage, fieldErrors, retryAfterSeconds }: ApiError, shownFields: readonly string[]): string {
  const texts = messages.errors;
  const wait = status === 429 ? waitInWords(Math.ceil(retryAfterSeconds ?? 0)) : undefined;
  if (serverMessage === undefined && wait !== undefined) return wait;
  if (serverMessage !== undefined) return [serverMessage, ...fieldProblems(serverMessage, fieldErrors, shownFields), ...(wait === undefined ? [] : [wait])].join(' ');
  if (status === 401) return texts.sessionEnded;
  if (status === 403) return texts.forbidden;
  if (status === 404) return texts.gone;
  // For support to go by (decisions-core O78).
  return `${texts.generic} ${texts.statusCode(status)}`;
}

/** A wait that is over, or longer than a day, is not worth showing (N04). */
function waitInWords(seconds: number): string {
  const texts = messages.errors;
  if (seconds <= 0 || seconds > 86_400) return texts.tooMany;
  return seconds <= 120 ? texts.tooManyFor(seconds) : texts.tooManyForMinutes(Math.ceil(seconds / 60));
}

/** Most fields that an alert names. */
const mostFields = 3;

/** The host's problems with single fields that its message does not contain already: 'The request is not valid.' alone helps nobody. */
function fieldProblems(serverMessage: string, fieldErrors: ApiError['fieldErrors'] = {}, shownFields: readonly string[] = []): string[] {
  return Object.entries(fieldErrors)
    .map(([field, problems]) => [field, problems.filter((problem) => !serverMessage.includes(problem))] as const)
    .filter(([field, problems]) => problems.length > 0 && !shownFields.includes(field) && /^[\w.]{1,60}$/.test(field))
    .slice(0, mostFields)
    .map(([field, problems]) => messages.errors.inField(fieldInWords(field), problems.join(', ').replace(/\.$/, '')));
}

/** The name of a field of the contract in words: 'items.0.organizationNodeId' is 'organization node'. */
function fieldInWords(field: string): string {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
  return name
    .replace(/(?<=.)Id$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
}
