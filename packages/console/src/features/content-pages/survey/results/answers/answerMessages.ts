import type { AnswerSearch, DaysOfReader } from './answerBook.ts';
import type { AskedQuestion } from './answerSheet.ts';
import type { CountedQuestion } from './surveyResults.ts';

/** What the page asks of the worker that holds the answers, and is replied to. */
export interface AnswerRequest {
  id: number;
  act: { kind: 'summary'; questions: readonly CountedQuestion[]; of: DaysOfReader } | { kind: 'find'; search: AnswerSearch } | { kind: 'more'; known: number };
}

/** What the page hands to it: the questions first, then the workbook, a part at a time; null is its end. */
export type AnswerDelivery = { questions: readonly AskedQuestion[] } | { bytes: Uint8Array | null };

/** What the worker replies. */
export interface AnswerReply {
  id: number;
  /** What was asked for. */
  value?: unknown;
  /** Why it could not be done. */
  problem?: string;
}
