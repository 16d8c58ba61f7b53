import { describe, expect, it } from 'vitest';
import { changed, host, lunch, why } from './testing/lunchSurvey.ts';
import type { HostSurvey, SurveyValues } from './surveyValues.ts';
import { refuseOnce } from '../../../api/useOverwriteWarning.ts';
import { surveyOverwriting } from './surveyOverwriting.ts';

const [soup, salad] = lunch.surveyQuestionOptions as [SurveyValues['questions'][0]['surveyQuestionOptions'][0], SurveyValues['questions'][0]['surveyQuestionOptions'][0]];
const told = (now: Partial<HostSurvey>, next: Partial<SurveyValues>) => () => refuseOnce(surveyOverwriting({ ...host, ...now }, changed(next)), new Map());
const withLunch = (next: object) => ({ surveyQuestions: host.surveyQuestions.map((question) => (question.id === 'lunch' ? { ...question, ...next } : question)) });
const withSoup = (next: object) => withLunch({ surveyQuestionOptions: host.surveyQuestions[0]!.surveyQuestionOptions.map((option) => (option.id === 'soup' ? { ...option, ...next } : option)) });
const options = (...surveyQuestionOptions: SurveyValues['questions'][0]['surveyQuestionOptions']) => ({ questions: [{ ...lunch, surveyQuestionOptions }, why] });

describe('P12: Changes by someone else in a survey', () => {
  it('P12: another’s change of the name or the close date of a survey is reported before it is replaced', () => {
    expect(told({ name: 'Meals' }, { name: 'Food' })).toThrow('It is now: Meals.');
    expect(told({ expiresAtUtc: '2027-01-15T17:00:00.000Z' }, { closeDay: '2026-12-24' })).toThrow(/It is now: close date .*2027/);
    expect(told({ expiresAtUtc: null }, { closeDay: '2026-12-24' })).toThrow('It is now: no close date.');
  });

  it('P12: another’s change of a question, or of the label or value of an option, is reported before it is replaced', () => {
    expect(told(withLunch({ question: 'Theirs?' }), { questions: [{ ...lunch, question: 'Dinner?' }, why] })).toThrow('It is now: Theirs?.');
    expect(told(withSoup({ label: 'Stew' }), options({ ...soup, label: 'Broth' }, salad))).toThrow('It is now: Stew.');
    expect(told(withSoup({ value: 'stew' }), options({ ...soup, value: 'broth' }, salad))).toThrow('It is now: value stew.');
  });

  it('P12: another’s change of what is deleted here is reported before it is deleted', () => {
    const bread = { id: 'bread', surveyQuestionId: 'lunch', label: 'Bread', value: 'bread', order: 2 };
    expect(told(withLunch({ surveyQuestionOptions: [...host.surveyQuestions[0]!.surveyQuestionOptions, bread] }), { questions: [why] })).toThrow('It is now: Lunch?, Soup, Salad, Bread.');
    expect(told(withSoup({ label: 'Stew' }), options(salad))).toThrow('It is now: Stew, value soup.');
  });

  it('P12: a deletion by another of what is changed here is reported before it is replaced', () => {
    expect(told({ surveyQuestions: [] }, { questions: [{ ...lunch, question: 'Dinner?' }, why] })).toThrow('It is now: ‘Lunch?’ is deleted.');
    expect(told(withLunch({ surveyQuestionOptions: [] }), options(soup, { ...salad, label: 'Greens' }))).toThrow('It is now: ‘Salad’ is deleted.');
  });

  it('P12: another’s change is not reported where nobody changed it here, both deleted it, or both made it the same', () => {
    expect(told({ name: 'Meals', ...withSoup({ value: 'stew' }) }, { closeDay: '2026-12-24' })).not.toThrow();
    expect(told({ surveyQuestions: [] }, { questions: [] })).not.toThrow();
    expect(told({ name: 'Food' }, { name: 'Food' })).not.toThrow();
    expect(told({ isOpen: false }, { isOpen: false })).not.toThrow();
    expect(told(withLunch({ isRequired: false }), { questions: [{ ...lunch, question: 'Dinner?' }, why] })).not.toThrow();
  });
});
