import { describe, expect, it } from 'vitest';
import { surveySteps } from './surveySteps.ts';
import { changed, host, lunch, opened, radio, why } from './testing/lunchSurvey.ts';
import { valuesOf } from './surveyValues.ts';

describe('The calls that save a survey', () => {
  it('Saving an unchanged survey sends no call', () => {
    expect(surveySteps(host, changed({}))).toEqual([]);
  });

  it('Saving a survey with a new name changes the survey alone, and a day that stays keeps its hour', () => {
    expect(surveySteps(host, changed({ isOpen: false }))).toEqual([{ kind: 'survey', body: { name: 'Menus', isOpen: false, expiresAtUtc: '2026-12-21T17:00:00.000Z' } }]);
    expect(surveySteps(host, changed({ closeDay: null }))).toMatchObject([{ body: { expiresAtUtc: null } }]);
  });

  it('Saving a changed question changes that alone, and leaves what others have changed of it', () => {
    const theirs = { ...host, surveyQuestions: host.surveyQuestions.map((question) => (question.id === 'lunch' ? { ...question, isRequired: false } : { ...question, question: 'Why so?' })) };
    expect(surveySteps(theirs, changed({ questions: [{ ...lunch, question: 'Dinner?' }, why] }))).toEqual([
      { kind: 'changeQuestion', questionId: 'lunch', body: { isRequired: false, order: 0, question: 'Dinner?' } },
    ]);
  });

  it('Saving a new question adds it with its options', () => {
    const question = { id: 'new-1', question: 'Tea?', surveyQuestionTypeId: radio, isRequired: false, surveyQuestionOptions: [{ id: 'new-2', label: 'Yes', value: 'yes' }] };
    expect(surveySteps(host, changed({ questions: [...opened.questions, question] }))).toEqual([
      { kind: 'addQuestion', questionId: 'new-1', body: { surveyQuestionTypeId: radio, isRequired: false, order: 2, question: 'Tea?' } },
      { kind: 'addOption', questionId: 'new-1', optionId: 'new-2', body: { label: 'Yes', value: 'yes', order: 0 } },
    ]);
  });

  it('Saving a survey deletes, adds, moves and changes options', () => {
    const [, salad] = lunch.surveyQuestionOptions;
    const surveyQuestionOptions = [{ id: 'new-1', label: 'Bread', value: 'bread' }, { ...salad!, label: 'Green salad' }];
    expect(surveySteps(host, changed({ questions: [{ ...lunch, surveyQuestionOptions }, why] }))).toEqual([
      { kind: 'deleteOption', questionId: 'lunch', optionId: 'soup' },
      { kind: 'addOption', questionId: 'lunch', optionId: 'new-1', body: { label: 'Bread', value: 'bread', order: 0 } },
      { kind: 'changeOption', questionId: 'lunch', optionId: 'salad', body: { label: 'Green salad', value: 'salad', order: 1 } },
    ]);
  });

  it('Saving a survey puts questions in order', () => {
    expect(surveySteps(host, changed({ questions: [why, lunch] }))).toEqual([
      { kind: 'changeQuestion', questionId: 'why', body: { isRequired: false, order: 0, question: 'Why?' } },
      { kind: 'changeQuestion', questionId: 'lunch', body: { isRequired: true, order: 1, question: 'Lunch?' } },
    ]);
  });

  it('Saving a survey neither deletes a question that is gone, nor creates one again that someone else has deleted and nobody edited here', () => {
    const without = { ...host, surveyQuestions: host.surveyQuestions.slice(1) };
    expect(surveySteps(without, changed({ questions: [why] }))).toEqual([]);
    expect(surveySteps(without, changed({ questions: [lunch, { ...why, isRequired: true }] }))).toMatchObject([{ kind: 'changeQuestion', questionId: 'why' }]);
  });

  it('Saving a survey creates again what was edited here and someone else has deleted, with everything that belongs to it', () => {
    const without = { ...host, surveyQuestions: host.surveyQuestions.slice(1) };
    expect(surveySteps(without, changed({ questions: [{ ...lunch, question: 'Dinner?' }, why] }))).toMatchObject([
      { kind: 'addQuestion', questionId: 'lunch', body: { question: 'Dinner?', isRequired: true } },
      { kind: 'addOption', questionId: 'lunch', optionId: 'soup' },
      { kind: 'addOption', questionId: 'lunch', optionId: 'salad' },
      { kind: 'changeQuestion', questionId: 'why' },
    ]);
    // A question that is restored with a draft is in neither.
    expect(surveySteps(without, { from: valuesOf(without), to: { ...opened, questions: [lunch, why] } })).toMatchObject([{ kind: 'addQuestion', questionId: 'lunch' }, {}, {}, { kind: 'changeQuestion', questionId: 'why' }]);
    const [soup, salad] = lunch.surveyQuestionOptions;
    const withoutSoup = { ...host, surveyQuestions: host.surveyQuestions.map((question) => ({ ...question, surveyQuestionOptions: question.surveyQuestionOptions.filter(({ id }) => id !== 'soup') })) };
    expect(surveySteps(withoutSoup, changed({ questions: [{ ...lunch, surveyQuestionOptions: [{ ...soup!, label: 'Broth' }, salad!] }, why] }))).toMatchObject([
      { kind: 'addOption', questionId: 'lunch', optionId: 'soup', body: { label: 'Broth', value: 'soup' } },
      { kind: 'changeOption', optionId: 'salad' },
    ]);
  });
});
