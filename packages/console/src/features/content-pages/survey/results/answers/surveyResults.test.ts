import { describe, expect, it } from 'vitest';
import { createAnswerBook } from './answerBook.ts';
import { type AskedQuestion, respondentReader } from './answerSheet.ts';
import { type AnswerKind, responsesPerDay } from './surveyResults.ts';

const option = (value: string) => ({ id: `id-${value}`, label: value.toUpperCase(), value });
const question = (id: string, kind: AnswerKind, options: string[] = []) => ({ id, question: `${id}?`, kind, options: options.map(option) });
const questions = [question('unit', 'options', ['north', 'south']), question('help', 'options', ['meal', 'ride', 'rest']), question('stars', 'rating'), question('why', 'written')];

const rows = [
  ['User', 'Answered (UTC)', 'unit?', 'help?', 'stars?', 'why?'],
  ['Ada', new Date('2026-11-21T23:30:00Z'), 'north', 'meal, rest', 4, '=1+1'],
  ['Ben', new Date('2026-11-19T10:00:00Z'), 'north', null, 5, null],
  ['Cy', new Date('2026-11-19T11:00:00Z'), 'west', 'rest', null, 'Too few people'],
];
const respondentsIn = ([head = [], ...people]: readonly (readonly unknown[])[], asked: readonly AskedQuestion[]) => people.map(respondentReader(head, asked));
const respondents = respondentsIn(rows, questions);
/** The book of all rows. */
function bookOf() {
  const book = createAnswerBook(questions);
  book.add(rows);
  return book;
}
const all = { days: null, timeZone: 'UTC' };

describe('The workbook of answers', () => {
  it('decisions-content O6: the workbook of answers has a row for each person and a column for each question', () => {
    expect(respondents[0]).toMatchObject({ name: 'Ada', answeredUtc: '2026-11-21T23:30:00.000Z' });
    expect(respondents[0]?.answers).toEqual(['north', 'meal, rest', 4, '=1+1']);
  });

  it('The columns of answers are found by their words where there are more of them than questions', () => {
    expect(respondentsIn(rows, [{ id: 'why', question: 'why?' }])[0]?.answers).toEqual(['=1+1']);
    expect(respondentsIn(rows, [{ id: 'gone', question: 'gone?' }])[0]?.answers).toEqual([null]);
  });

  it('The columns of answers are found by their words where questions have been moved since, and a reworded one as the one that is left', () => {
    const moved = ['why', 'stars', 'help', 'unit'].map((id) => ({ id, question: id === 'stars' ? 'How many stars?' : `${id}?` }));
    expect(respondentsIn(rows, moved)[0]?.answers.toReversed()).toEqual(respondents[0]?.answers);
  });

  it('The columns of answers are two for two questions of the same words', () => {
    const twice = [['User', 'Answered (UTC)', 'why?', 'why?'], ['Ada', null, 'first', 'second']];
    expect(respondentsIn(twice, [{ id: 'one', question: 'why?' }, { id: 'two', question: 'why?' }])[0]?.answers).toEqual(['first', 'second']);
  });

  it('N08: a workbook of answers of another shape has no people in it, or no dates', () => {
    const asked = [{ id: 'unit', question: 'unit?' }];
    expect(respondentsIn([], asked)).toEqual([]);
    expect(respondentsIn([['User'], ['Ada', 'yesterday']], asked)).toEqual([{ name: 'Ada', answeredUtc: null, answers: [null] }]);
  });
});

describe('results', () => {
  const book = bookOf();
  const [unit, help, stars, why] = book.summary(questions, all).results;

  it('Results count the options in their order, and answers that are no longer an option', () => {
    expect(unit).toMatchObject({ answered: 3, bars: [{ label: 'NORTH', count: 2 }, { label: 'SOUTH', count: 0 }, { label: 'west', count: 1 }] });
  });

  it('Results count each value of a checkbox', () => {
    expect(help).toMatchObject({ answered: 2, bars: [{ count: 1 }, { count: 0 }, { label: 'REST', count: 2 }] });
  });

  it('Results count ratings from one to five', () => {
    expect(stars?.bars?.map(({ label, count }) => `${label}: ${count}`)).toEqual(['1: 0', '2: 0', '3: 0', '4: 1', '5: 1']);
  });

  it('Results list what was written, in the order of the workbook, as many as are requested', () => {
    expect(why).toMatchObject({ answered: 2, bars: null });
    const search = { ...all, questionId: 'why', phrase: '' };
    expect(book.find({ ...search, most: 20 })).toEqual({ count: 2, shown: [{ text: '=1+1', name: 'Ada', answeredUtc: '2026-11-21T23:30:00.000Z' }, { text: 'Too few people', name: 'Cy', answeredUtc: '2026-11-19T11:00:00.000Z' }] });
    expect(book.find({ ...search, most: 1 })).toMatchObject({ count: 2, shown: [{ text: '=1+1' }] });
  });

  it('Results find what was written by its words, in any letter case', () => {
    expect(book.find({ ...all, questionId: 'why', phrase: ' FEW ', most: 20 })).toMatchObject({ count: 1, shown: [{ name: 'Cy' }] });
    expect(book.find({ ...all, questionId: 'why', phrase: 'nobody', most: 20 })).toEqual({ count: 0, shown: [] });
    expect(book.find({ ...all, questionId: 'gone', phrase: '', most: 20 })).toEqual({ count: 0, shown: [] });
  });
});

describe('responses over time', () => {
  const days = ['2026-11-21', '2026-11-19', null, '2026-11-19'];

  it('Responses over time are counted by day, days without one included', () => {
    expect(responsesPerDay(days)).toEqual({ days: ['2026-11-19', '2026-11-20', '2026-11-21'], counts: [2, 0, 1] });
    expect(responsesPerDay([null])).toEqual({ days: [], counts: [] });
  });

  it('Responses over time are limited to the chosen days, in the reader’s time zone', () => {
    const book = bookOf();
    expect(book.summary([], all)).toMatchObject({ all: 3, count: 3, lastUtc: '2026-11-21T23:30:00.000Z', perDay: { counts: [2, 0, 1] } });
    expect(book.summary([], { ...all, timeZone: 'Europe/Paris' }).perDay.days.at(-1)).toBe('2026-11-22');
    const chosen = { days: { start: '2026-11-19', end: '2026-11-20' }, timeZone: 'UTC' };
    expect(book.summary(questions, chosen)).toMatchObject({ all: 3, count: 2, results: [{ answered: 2 }, { answered: 1 }, { answered: 1 }, { answered: 1 }] });
    expect(book.summary([], { ...chosen, days: { start: '2026-11-20', end: '2026-11-19' } }).count).toBe(3);
  });
});
