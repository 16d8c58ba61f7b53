import { parseAbsolute, toCalendarDate } from '@internationalized/date';
import { plainText } from '../../../../../ground/plainText.ts';
import { type Answer, type AskedQuestion, type Respondent, respondentReader } from './answerSheet.ts';
import { barsOf, type CountedQuestion, type Days, isOn, type ResultBar, responsesPerDay } from './surveyResults.ts';

/** A written answer. */
interface WrittenAnswer {
  text: string;
  name: string;
  answeredUtc: string | null;
}

/** The written answers found for a question. */
export interface FoundAnswers {
  /** How many there are. */
  count: number;
  /** The newest of them. */
  shown: readonly WrittenAnswer[];
}

/** The results of one question. */
export interface QuestionResult {
  id: string;
  /** How many people answered it. */
  answered: number;
  /** How often each option was chosen; null for written answers. */
  bars: readonly ResultBar[] | null;
}

/** The figures of a survey. */
export interface AnswerSummary {
  /** How many people answered, on any day. */
  all: number;
  /** How many people answered on the requested days. */
  count: number;
  /** The latest of these answers, in UTC; null for none. */
  lastUtc: string | null;
  perDay: { days: string[]; counts: number[] };
  results: readonly QuestionResult[];
}

/** The requested days, in the reader's time zone. */
export interface DaysOfReader {
  /** Null for all. */
  days: Days | null;
  timeZone: string;
}

/** A search in written answers. */
export interface AnswerSearch extends DaysOfReader {
  questionId: string;
  /** If empty, all are found. */
  phrase: string;
  /** Most answers to return. */
  most: number;
}

/** The answers of a survey. They stay where they were read, beside the page, which requests what it shows. */
export interface AnswerBook {
  /** Adds rows of the workbook, in order. */
  add: (rows: readonly (readonly unknown[])[]) => void;
  /** How many people's answers are in it. */
  count: () => number;
  summary: (questions: readonly CountedQuestion[], of: DaysOfReader) => AnswerSummary;
  find: (search: AnswerSearch) => FoundAnswers;
}

/** The answers to a question, each with the place of its author: most people skip some. */
interface AnswerColumn {
  people: number[];
  answers: Answer[];
}

/** Makes an empty book of the answers to some questions. */
export function createAnswerBook(asked: readonly AskedQuestion[]): AnswerBook {
  let respondentIn: ((row: readonly unknown[]) => Respondent) | null = null;
  const people: Pick<Respondent, 'name' | 'answeredUtc'>[] = [];
  const columns = asked.map((): AnswerColumn => ({ people: [], answers: [] }));
  const columnOf = new Map(asked.map(({ id }, place) => [id, columns[place]]));
  /** The day of each, in the time zone that was last requested: a time zone costs more than all the rest. */
  let known: { timeZone: string; days: (string | null)[] } = { timeZone: '', days: [] };
  const daysIn = (timeZone: string): readonly (string | null)[] => {
    if (known.timeZone !== timeZone) known = { timeZone, days: [] };
    for (const { answeredUtc } of people.slice(known.days.length)) {
      known.days.push(answeredUtc === null ? null : toCalendarDate(parseAbsolute(answeredUtc, timeZone)).toString());
    }
    return known.days;
  };
  /** The answers to a question on some days, with their authors. */
  const answersTo = (questionId: string, { days, timeZone }: DaysOfReader): AnswerColumn => {
    const column = columnOf.get(questionId) ?? { people: [], answers: [] };
    if (days === null) return column;
    const on = daysIn(timeZone);
    const places = [...column.people.keys()].filter((place) => isOn(on[column.people[place] ?? -1] ?? null, days));
    return { people: places.map((place) => column.people[place] ?? -1), answers: places.map((place) => column.answers[place] ?? null) };
  };
  return {
    add: (rows) => {
      for (const row of rows) {
        if (respondentIn === null) {
          respondentIn = respondentReader(row, asked);
          continue;
        }
        const { name, answeredUtc, answers } = respondentIn(row);
        answers.forEach((answer, place) => {
          if (answer === null || answer === '') return;
          columns[place]?.people.push(people.length);
          columns[place]?.answers.push(answer);
        });
        people.push({ name, answeredUtc });
      }
    },
    count: () => people.length,
    summary: (questions, of) => {
      const on = daysIn(of.timeZone);
      const shown = people.filter((_, index) => isOn(on[index] ?? null, of.days));
      return {
        all: people.length,
        count: shown.length,
        lastUtc: shown.reduce<string | null>((last, { answeredUtc }) => (answeredUtc !== null && answeredUtc > (last ?? '') ? answeredUtc : last), null),
        perDay: responsesPerDay(on.filter((day) => isOn(day, of.days))),
        results: questions.map((question) => {
          const { answers } = answersTo(question.id, of);
          return { id: question.id, answered: answers.length, bars: question.kind === 'written' ? null : barsOf(question, answers) };
        }),
      };
    },
    find: ({ questionId, phrase, most, ...of }) => {
      const wanted = plainText(phrase).trim();
      const { answers, people: by } = answersTo(questionId, of);
      const found = [...answers.keys()].filter((place) => wanted === '' || plainText(String(answers[place])).includes(wanted));
      const shown = found.slice(0, most).map((place) => ({ name: '', answeredUtc: null, ...people[by[place] ?? -1], text: String(answers[place]) }));
      return { count: found.length, shown };
    },
  };
}
