import { type AnswerBook, type AnswerSearch, type AnswerSummary, createAnswerBook, type DaysOfReader, type FoundAnswers } from './answerBook.ts';
import type { AskedQuestion } from './answerSheet.ts';
import { rowsOf } from './rowsOf.ts';
import type { CountedQuestion } from './surveyResults.ts';
import { createArrivingBytes } from './workbook/arrivingBytes.ts';
import { arrivingRows } from './workbook/arrivingRows.ts';

/** The figures of the answers read so far. */
export interface ReadSummary extends AnswerSummary {
  /** Whether they include all answers. */
  isWhole: boolean;
}

/** A workbook of answers that is counted while it arrives. */
export interface AnswerReading {
  /** Adds the next bytes of the workbook. */
  add: (bytes: Uint8Array) => void;
  /** There are no more. */
  end: () => void;
  /** The figures of the answers read so far. */
  summary: (questions: readonly CountedQuestion[], of: DaysOfReader) => ReadSummary;
  /** Searches the answers read so far. */
  find: (search: AnswerSearch) => FoundAnswers;
  /**
   * Waits until the answers of more than `known` people were read, or all were.
   *
   * @throws Error if it is not a workbook
   */
  more: (known: number) => Promise<void>;
}

/** Begins to read a workbook of the answers to some questions. */
export function readAnswers(asked: readonly AskedQuestion[]): AnswerReading {
  const bytes = createArrivingBytes();
  const held: { book: AnswerBook; isWhole: boolean } = { book: createAnswerBook(asked), isWhole: false };
  let growing = Promise.withResolvers<void>();
  const grow = () => {
    growing.resolve();
    growing = Promise.withResolvers();
  };
  const read = async () => {
    try {
      for await (const rows of arrivingRows(bytes)) {
        held.book.add(rows);
        grow();
      }
    } catch {
      // An unusual or damaged workbook: the counts are dropped, and the general reader reads the whole.
      const whole = createAnswerBook(asked);
      whole.add(await rowsOf(await bytes.whole()));
      held.book = whole;
    }
    held.isWhole = true;
    grow();
  };
  const reading = read();
  // Reported to the callers of `more`.
  reading.catch(() => undefined);
  return {
    add: bytes.add,
    end: bytes.end,
    summary: (questions, of) => ({ ...held.book.summary(questions, of), isWhole: held.isWhole }),
    find: (search) => held.book.find(search),
    more: async (known) => {
      while (!held.isWhole && held.book.count() <= known) await Promise.race([growing.promise, reading]);
    },
  };
}
