import { describe, expect, it } from 'vitest';
import { type Respondent, respondentsIn } from './answerSheet.ts';
import { respondentsOn, responsesPerDay, resultsOf } from './surveyResults.ts';

const types = ['Radio', 'Checkbox', 'Rating', 'TextArea'].map((name) => ({ id: name, name }));
const option = (value: string) => ({ id: `id-${value}`, surveyQuestionId: '', label: value.toUpperCase(), value, order: 0 });
const question = (id: string, type: string, options: string[] = []) => ({ id, question: `${id}?`, surveyQuestionTypeId: type, isRequired: false, order: 0, surveyQuestionOptions: options.map(option) });
const questions = [question('unit', 'Radio', ['north', 'south']), question('help', 'Checkbox', ['meal', 'ride', 'rest']), question('stars', 'Rating'), question('why', 'TextArea')];

const rows = [
  ['User', 'Answered (UTC)', 'unit?', 'help?', 'stars?', 'why?'],
  ['Ada', new Date('2026-11-21T23:30:00Z'), 'north', 'meal, rest', 4, '=1+1'],
  ['Ben', new Date('2026-11-19T10:00:00Z'), 'north', null, 5, null],
  ['Cy', new Date('2026-11-19T11:00:00Z'), 'west', 'rest', null, 'Too few people'],
];
const respondents = respondentsIn(rows, questions);
const answersOf = (respondent: Respondent | undefined) => [...(respondent?.answers.values() ?? [])];

describe('the workbook of answers', () => {
  it('decisions-content O6: is a person a row, and a question a column', () => {
    expect(respondents[0]).toMatchObject({ name: 'Ada', answeredUtc: '2026-11-21T23:30:00.000Z' });
    expect(answersOf(respondents[0])).toEqual(['north', 'meal, rest', 4, '=1+1']);
  });

  it('finds its columns by their words where there are more of them than questions', () => {
    expect(answersOf(respondentsIn(rows, [{ id: 'why', question: 'why?' }])[0])).toEqual(['=1+1']);
    expect(answersOf(respondentsIn(rows, [{ id: 'gone', question: 'gone?' }])[0])).toEqual([null]);
  });

  it('finds its columns by their words where questions have been moved since, and the one whose words were changed by what is left', () => {
    const moved = ['why', 'stars', 'help', 'unit'].map((id) => ({ id, question: id === 'stars' ? 'How many stars?' : `${id}?` }));
    expect(respondentsIn(rows, moved)[0]?.answers).toEqual(respondents[0]?.answers);
  });

  it('gives two questions of the same words a column each', () => {
    const twice = [['User', 'Answered (UTC)', 'why?', 'why?'], ['Ada', null, 'first', 'second']];
    expect(answersOf(respondentsIn(twice, [{ id: 'one', question: 'why?' }, { id: 'two', question: 'why?' }])[0])).toEqual(['first', 'second']);
  });

  it('N08: of another shape has nobody in it, or no dates', () => {
    const asked = [{ id: 'unit', question: 'unit?' }];
    expect(respondentsIn([], asked)).toEqual([]);
    expect(respondentsIn([['User'], ['Ada', 'yesterday']], asked)).toEqual([{ name: 'Ada', answeredUtc: null, answers: new Map([['unit', null]]) }]);
  });
});

describe('results', () => {
  const [unit, help, stars, why] = resultsOf(questions, types, respondents);

  it('count the options in their order, and what is no option any more', () => {
    expect(unit).toMatchObject({ answered: 3, bars: [{ label: 'NORTH', count: 2 }, { label: 'SOUTH', count: 0 }, { label: 'west', count: 1 }] });
  });

  it('count each value of a checkbox', () => {
    expect(help).toMatchObject({ answered: 2, bars: [{ count: 1 }, { count: 0 }, { label: 'REST', count: 2 }] });
  });

  it('count ratings from one to five', () => {
    expect(stars?.bars?.map(({ label, count }) => `${label}: ${count}`)).toEqual(['1: 0', '2: 0', '3: 0', '4: 1', '5: 1']);
  });

  it('list what was written, the newest first', () => {
    expect(why).toMatchObject({ answered: 2, bars: null, written: [{ text: '=1+1', name: 'Ada' }, { text: 'Too few people', name: 'Cy' }] });
  });

  it('list what was answered to a question of an unknown type', () => {
    expect(resultsOf([question('unit', 'of a later host')], types, respondents)[0]).toMatchObject({ bars: null, answered: 3 });
  });
});

describe('responses over time', () => {
  const names = (some: readonly Respondent[]) => some.map(({ name }) => name);

  it('are counted on the day where the reader is, days without one among them', () => {
    expect(responsesPerDay(respondents, 'UTC')).toEqual({ days: ['2026-11-19', '2026-11-20', '2026-11-21'], counts: [2, 0, 1] });
    expect(responsesPerDay(respondents, 'Europe/Paris').days.at(-1)).toBe('2026-11-22');
    expect(responsesPerDay([], 'UTC')).toEqual({ days: [], counts: [] });
  });

  it('are those of the days that were chosen', () => {
    expect(names(respondentsOn(respondents, { start: '2026-11-19', end: '2026-11-20' }, 'UTC'))).toEqual(['Ben', 'Cy']);
    expect(names(respondentsOn(respondents, null, 'UTC'))).toHaveLength(3);
  });
});
