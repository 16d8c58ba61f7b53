import { parseAbsolute, toCalendarDate } from '@internationalized/date';
import { plainText } from '../../../../../ground/plainText.ts';
import { type Answer, type AskedQuestion, type Respondent, respondentReader } from './answerSheet.ts';
import { barsOf, type CountedQuestion, type Days, isOn, type ResultBar, responsesPerDay } from './surveyResults.ts';

/** Something that someone wrote. */
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
  /** Adds rows of the workbook, which come in order. */
  add: (rows: readonly (readonly unknown[])[]) => void;
  /** How many people's answers are in it. */
  count: () => number;
  summary: (questions: readonly CountedQuestion[], of: DaysOfReader) => AnswerSummary;
  find: (search: AnswerSearch) => FoundAnswers;
}

/** The answers to a question, and beside each the place of who gave it: most people skip some. */
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
  /** The day of each, by the last time zone that was asked for: a zone costs more than all the rest. */
  let known: { timeZone: string; days: (string | null)[] } = { timeZone: '', days: [] };
  const daysIn = (timeZone: string): readonly (string | null)[] => {
    if (known.timeZone !== timeZone) known = { timeZone, days: [] };
    for (const { answeredUtc } of people.slice(known.days.length)) {
      known.days.push(answeredUtc === null ? null : toCalendarDate(parseAbsolute(answeredUtc, timeZone)).toString());
    }
    return known.days;
  };
  /** The answers to a question on some days, and who gave each. */
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
