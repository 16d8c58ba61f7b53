import { expect, it } from 'vitest';
import { surveyContent } from './surveyContent.ts';

const types = [{ id: 'radio', name: 'Radio' }, { id: 'text', name: 'TextArea' }];
const options = [{ id: 'a', label: 'Soup', value: 'soup' }, { id: 'new-1', label: ' ', value: '' }];
const survey = {
  name: 'Menus',
  closeDay: null,
  isOpen: true,
  questions: [
    { id: 'lunch', question: 'Lunch? ', surveyQuestionTypeId: 'radio', isRequired: true, surveyQuestionOptions: options },
    { id: 'why', question: 'Why?', surveyQuestionTypeId: 'text', isRequired: false, surveyQuestionOptions: options },
  ],
};

it('A survey shows the chosen question, or the first, with what can be chosen of it', () => {
  expect(surveyContent(survey, null, types)).toEqual({ title: 'Menus', text: '', question: { text: 'Lunch?', place: 1, count: 2, isRequired: true, kind: 'one', options: ['Soup'] } });
  expect(surveyContent(survey, 'why', types).question).toMatchObject({ place: 2, kind: 'words', options: [] });
  expect(surveyContent(survey, 'gone', undefined).question).toMatchObject({ place: 1, kind: 'words' });
  expect(surveyContent({ ...survey, questions: [] }, null, types)).toEqual({ title: 'Menus', text: 'No questions yet' });
});
