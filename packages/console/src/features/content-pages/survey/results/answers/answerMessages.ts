import type { AnswerSearch, DaysOfReader } from './answerBook.ts';
import type { AskedQuestion } from './answerSheet.ts';
import type { CountedQuestion } from './surveyResults.ts';

/** What the page asks of the worker that holds the answers. */
export interface AnswerRequest {
  id: number;
  act:
    | { kind: 'open'; workbook: Blob; questions: readonly AskedQuestion[] }
    | { kind: 'summary'; questions: readonly CountedQuestion[]; of: DaysOfReader }
    | { kind: 'find'; search: AnswerSearch };
}

/** What the worker replies. */
export interface AnswerReply {
  id: number;
  /** What was asked for. */
  value?: unknown;
  /** Why it could not be done. */
  problem?: string;
}
