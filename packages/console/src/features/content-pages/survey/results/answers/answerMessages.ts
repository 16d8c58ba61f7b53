import type { AnswerSearch, DaysOfReader } from './answerBook.ts';
import type { AskedQuestion } from './answerSheet.ts';
import type { CountedQuestion } from './surveyResults.ts';

/** A request from the page to the worker that holds the answers, with a reply. */
export interface AnswerRequest {
  id: number;
  act: { kind: 'summary'; questions: readonly CountedQuestion[]; of: DaysOfReader } | { kind: 'find'; search: AnswerSearch } | { kind: 'more'; known: number };
}

/** A delivery from the page: the questions first, then the workbook, a part at a time; null is its end. */
export type AnswerDelivery = { questions: readonly AskedQuestion[] } | { bytes: Uint8Array | null };

/** The worker's reply. */
export interface AnswerReply {
  id: number;
  /** The requested value. */
  value?: unknown;
  /** Why it failed. */
  problem?: string;
}
