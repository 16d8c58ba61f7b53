import { type AnswerBook, type AnswerSearch, type AnswerSummary, createAnswerBook, type DaysOfReader, type FoundAnswers } from './answerBook.ts';
import type { AskedQuestion } from './answerSheet.ts';
import { rowsOf } from './rowsOf.ts';
import type { CountedQuestion } from './surveyResults.ts';
import { createArrivingBytes } from './workbook/arrivingBytes.ts';
import { arrivingRows } from './workbook/arrivingRows.ts';

/** The figures of what was read so far. */
export interface ReadSummary extends AnswerSummary {
  /** Whether all answers are in them. */
  isWhole: boolean;
}

/** A workbook of answers that is counted while it arrives. */
export interface AnswerReading {
  /** Takes the next bytes of the workbook. */
  add: (bytes: Uint8Array) => void;
  /** There are no more. */
  end: () => void;
  /** The figures of what was read so far. */
  summary: (questions: readonly CountedQuestion[], of: DaysOfReader) => ReadSummary;
  /** Searches what was read so far. */
  find: (search: AnswerSearch) => FoundAnswers;
  /**
   * Waits until the answers of more people than so many were read, or all were.
   *
   * @throws Error where it is no workbook
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
      // Of another shape than most, or damaged: what was counted is forgotten, and who knows all workbooks reads the whole.
      const whole = createAnswerBook(asked);
      whole.add(await rowsOf(await bytes.whole()));
      held.book = whole;
    }
    held.isWhole = true;
    grow();
  };
  const reading = read();
  // Told to those who wait for more.
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
