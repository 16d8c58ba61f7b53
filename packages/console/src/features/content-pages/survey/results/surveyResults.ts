import { dayOf } from '@noticeboard/design-system';
import { hasOptions, type SurveyQuestionType } from '@noticeboard/design-system/content';
import type { HostSurvey } from '../surveyValues.ts';
import type { Respondent } from './answerSheet.ts';

type Question = HostSurvey['surveyQuestions'][number];

/** One thing that could be chosen, and how many have. */
interface ResultBar {
  id: string;
  label: string;
  count: number;
}

/** Something that somebody wrote. */
interface WrittenAnswer {
  text: string;
  name: string;
  answeredUtc: string | null;
}

/** What was answered to one question. */
export interface QuestionResult {
  id: string;
  question: string;
  typeName: string;
  /** How many answered it. */
  answered: number;
  /** For a question with options, or with numbers: how often each was chosen, in its own order. Null for what is written. */
  bars: readonly ResultBar[] | null;
  /** What was written, the newest first. */
  written: readonly WrittenAnswer[];
}

/** Highest number of a rating (decisions-content O31). */
const stars = 5;

/** What was answered to each question. */
export function resultsOf(questions: readonly Question[], types: readonly SurveyQuestionType[], respondents: readonly Respondent[]): QuestionResult[] {
  return questions.map((question) => {
    const type = types.find(({ id }) => id === question.surveyQuestionTypeId);
    const answers = respondents.flatMap(({ name, answeredUtc, answers: all }) => {
      const answer = all.get(question.id) ?? null;
      return answer === null || answer === '' ? [] : [{ name, answeredUtc, answer }];
    });
    const texts = answers.map(({ answer }) => String(answer));
    const bars = hasOptions(type) ? optionBars(question, texts) : type?.name.toLowerCase() === 'rating' ? ratingBars(texts) : null;
    return {
      id: question.id,
      question: question.question,
      typeName: type?.name ?? '',
      answered: answers.length,
      bars,
      written: bars === null ? answers.map(({ answer, ...by }) => ({ ...by, text: String(answer) })) : [],
    };
  });
}

/** How often each option was chosen; several of a checkbox are joined by commas (decisions-content O6). What is no option any more stands by its value. */
function optionBars({ surveyQuestionOptions }: Question, texts: readonly string[]): ResultBar[] {
  const counts = countsOf(texts.flatMap((text) => text.split(',').map((value) => value.trim())));
  const known = surveyQuestionOptions.map(({ id, label, value }) => ({ id, label, count: counts.get(value) ?? 0 }));
  const values = new Set(surveyQuestionOptions.map(({ value }) => value));
  return [...known, ...[...counts].filter(([value]) => !values.has(value)).map(([value, count]) => ({ id: value, label: value, count }))];
}

function ratingBars(texts: readonly string[]): ResultBar[] {
  const counts = countsOf(texts);
  const others = [...counts.keys()].filter((value) => !(Number(value) >= 1 && Number(value) <= stars)).toSorted();
  return [...Array.from({ length: stars }, (_, index) => String(index + 1)), ...others].map((value) => ({ id: value, label: value, count: counts.get(value) ?? 0 }));
}

function countsOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Days and all between them, YYYY-MM-DD. */
interface Days {
  start: string;
  end: string;
}

/** Those who answered on some days where the reader is; everybody with null, and for days that end before they begin: nobody asks for none. */
export function respondentsOn(respondents: readonly Respondent[], days: Days | null, timeZone: string): readonly Respondent[] {
  if (days === null || days.start > days.end) return respondents;
  return respondents.filter(({ answeredUtc }) => {
    if (answeredUtc === null) return false;
    const day = dayOf(answeredUtc, timeZone);
    return day >= days.start && day <= days.end;
  });
}

/** Most days of the line: a longer survey shows its last ones. */
const longestLine = 366;
const day = 86_400_000;

/** How many answered on each day, without a gap from the first to the last. */
export function responsesPerDay(respondents: readonly Respondent[], timeZone: string): { days: string[]; counts: number[] } {
  const counts = countsOf(respondents.flatMap(({ answeredUtc }) => (answeredUtc === null ? [] : [dayOf(answeredUtc, timeZone)])));
  const known = [...counts.keys()].toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return { days: [], counts: [] };
  const end = Date.parse(last);
  const begin = Math.max(Date.parse(first), end - (longestLine - 1) * day);
  const days = Array.from({ length: (end - begin) / day + 1 }, (_, index) => new Date(begin + index * day).toISOString().slice(0, 10));
  return { days, counts: days.map((each) => counts.get(each) ?? 0) };
}
