import { describe, expect, it } from 'vitest';
import { durationInWords } from './surveyColumns.tsx';
import { closingOf, problemOfQuestion, surveyFields, type SurveyValues, wholeSurvey } from './surveyValues.ts';

const types = [{ id: 'radio', name: 'Radio' }, { id: 'text', name: 'Text' }];
const fields = surveyFields(types, '2026-11-23');
const question = { id: 'q', question: 'Lunch?', surveyQuestionTypeId: 'radio', isRequired: false, surveyQuestionOptions: [{ id: 'o', label: 'Soup', value: 'soup' }] };
const empty: SurveyValues = { name: '', closeDay: null, isOpen: true, questions: [] };

describe('a survey in its form', () => {
  it('SURV-118: a survey in its form closes today at the earliest; a day that has passed since may stay', () => {
    const problem = (closeDay: string | null, before: string | null) => fields.closeDay?.rules?.at(-1)?.(closeDay, { label: 'Close date', values: empty, opened: { ...empty, closeDay: before } });
    expect(problem('2026-11-22', null)).toBe('Close date cannot be earlier than today');
    expect(problem('2026-11-22', '2026-11-22')).toBeNull();
    expect(problem('2026-11-23', null)).toBeNull();
    expect(problem(null, null)).toBeNull();
    const half = surveyFields(types, '2026-11-23', true).closeDay?.rules?.[0];
    expect(half?.('2026-12-23', { label: 'Close date', values: empty, opened: empty })).toBe('Complete the date or clear it.');
  });

  it('A survey in its form is open until the end of its day', () => {
    expect(closingOf(null)).toBeNull();
    expect(new Date(closingOf('2026-12-23') ?? '').getHours()).toBe(23);
  });

  it('SURV-125, SURV-127, SURV-128: a question needs its text; a new option that is not complete is left out', () => {
    expect(problemOfQuestion({ ...question, question: '  ' })).toBe('Question is required');
    expect(problemOfQuestion({ ...question, surveyQuestionOptions: [{ id: 'o', label: '', value: 'soup' }] })).toBe('Each option needs a label and a value');
    const unfinished = { ...question, surveyQuestionOptions: [...question.surveyQuestionOptions, { id: 'new-1', label: ' ', value: '', isNew: true }] };
    expect(problemOfQuestion(unfinished)).toBeUndefined();
    expect(fields.questions?.clean?.([unfinished])).toEqual([question]);
  });

  it('SURV-129, SURV-130: a new option with a label is not sent until its value is valid, and its label is kept', () => {
    const written = (value: string) => problemOfQuestion({ ...question, surveyQuestionOptions: [{ id: 'new-1', label: 'Soup', value, isNew: true }] });
    expect([written('soup of the day'), written('')]).toEqual(Array(2).fill('Each option needs a value of letters, digits and underscores'));
    expect(written('soup')).toBeUndefined();
    const mistaken = { ...question, surveyQuestionOptions: [{ id: 'new-1', label: 'Soup', value: 'soup of the day', isNew: true }] };
    expect(fields.questions?.clean?.([mistaken])[0]?.surveyQuestionOptions).toHaveLength(1);
  });

  it('SURV-116: a new question of a type without options sends none, and one of an unknown type keeps them', () => {
    const ofType = (surveyQuestionTypeId: string) => fields.questions?.clean?.([{ ...question, id: 'new-1', surveyQuestionTypeId }])[0]?.surveyQuestionOptions.length;
    expect([ofType('text'), ofType('radio'), ofType('of a later host')]).toEqual([0, 1, 1]);
  });

  it('N08: a survey in its form has no questions where the host leaves them out', () => {
    expect(wholeSurvey({ id: 's', name: null, isOpen: null, expiresAtUtc: undefined } as never)).toMatchObject({ name: '', isOpen: true, expiresAtUtc: null, surveyQuestions: [] });
  });
});

describe('SURV-103: the duration of a survey', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  const words = (expiresAtUtc: string | null, isOpen = true) => durationInWords({ createdUtc: '2026-11-20T12:00:00Z', expiresAtUtc, isOpen }, now);

  it('SURV-103: the duration of a survey is in days, with whether it is open', () => {
    expect(words('2026-11-30T12:00:00Z')).toBe('10 days, open');
    expect(words('2026-11-21T10:00:00Z')).toBe('1 day, closed');
    expect(words('2026-11-30T12:00:00Z', false)).toBe('10 days, closed');
    expect(words(null)).toBe('No close date, open');
  });
});
