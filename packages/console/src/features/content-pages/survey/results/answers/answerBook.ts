import { parseAbsolute, toCalendarDate } from '@internationalized/date';
import { type AskedQuestion, respondentsIn } from './answerSheet.ts';
import { barsOf, type CountedQuestion, type Days, isOn, type ResultBar, responsesPerDay } from './surveyResults.ts';

/** Something that somebody wrote. */
interface WrittenAnswer {
  text: string;
  name: string;
  answeredUtc: string | null;
}

/** What was written to a question, as far as it is shown. */
export interface FoundAnswers {
  /** How many there are. */
  count: number;
  /** The newest of them. */
  shown: readonly WrittenAnswer[];
}

/** What was answered to one question. */
export interface QuestionResult {
  id: string;
  /** How many answered it. */
  answered: number;
  /** How often each thing was chosen; null for what is written. */
  bars: readonly ResultBar[] | null;
}

/** The figures of a survey. */
export interface AnswerSummary {
  /** How many answered at all, on whatever day. */
  all: number;
  /** How many on the days that were asked for. */
  count: number;
  /** The newest moment of these, in UTC; null for none. */
  lastUtc: string | null;
  perDay: { days: string[]; counts: number[] };
  results: readonly QuestionResult[];
}

/** On which days, where the reader is. */
export interface DaysOfReader {
  /** Null for all. */
  days: Days | null;
  timeZone: string;
}

/** A search among what was written. */
export interface AnswerSearch extends DaysOfReader {
  questionId: string;
  /** Left empty, all are found. */
  phrase: string;
  /** How many are wanted. */
  most: number;
}

/** The answers of a survey. They stay where they were read, beside the page, which asks for what it shows. */
export interface AnswerBook {
  summary: (questions: readonly CountedQuestion[], of: DaysOfReader) => AnswerSummary;
  find: (search: AnswerSearch) => FoundAnswers;
}

/** Makes the book of what is in a workbook. */
export function createAnswerBook(rows: readonly (readonly unknown[])[], asked: readonly AskedQuestion[]): AnswerBook {
  const respondents = respondentsIn(rows, asked);
  const places = new Map(asked.map(({ id }, place) => [id, place]));
  /** The day of each, by the last time zone that was asked for: a zone costs more than all the rest. */
  let known: { timeZone: string; days: readonly (string | null)[] } | null = null;
  const daysIn = (timeZone: string) => {
    if (known?.timeZone !== timeZone) {
      known = { timeZone, days: respondents.map(({ answeredUtc }) => (answeredUtc === null ? null : toCalendarDate(parseAbsolute(answeredUtc, timeZone)).toString())) };
    }
    return known.days;
  };
  const answersTo = (questionId: string, { days, timeZone }: DaysOfReader) => {
    const place = places.get(questionId) ?? Infinity;
    const on = daysIn(timeZone);
    return respondents.flatMap(({ name, answeredUtc, answers }, index) => {
      const answer = answers[place] ?? null;
      return answer === null || answer === '' || !isOn(on[index] ?? null, days) ? [] : [{ name, answeredUtc, answer }];
    });
  };
  return {
    summary: (questions, of) => {
      const on = daysIn(of.timeZone);
      const shown = respondents.filter((_, index) => isOn(on[index] ?? null, of.days));
      return {
        all: respondents.length,
        count: shown.length,
        lastUtc: shown.reduce<string | null>((last, { answeredUtc }) => (answeredUtc !== null && answeredUtc > (last ?? '') ? answeredUtc : last), null),
        perDay: responsesPerDay(on.filter((day) => isOn(day, of.days))),
        results: questions.map((question) => {
          const answers = answersTo(question.id, of);
          return { id: question.id, answered: answers.length, bars: question.kind === 'written' ? null : barsOf(question, answers.map(({ answer }) => answer)) };
        }),
      };
    },
    find: ({ questionId, phrase, most, ...of }) => {
      const wanted = phrase.trim().toLowerCase();
      const found = answersTo(questionId, of).filter(({ answer }) => wanted === '' || String(answer).toLowerCase().includes(wanted));
      return { count: found.length, shown: found.slice(0, most).map(({ answer, ...by }) => ({ ...by, text: String(answer) })) };
    },
  };
}
