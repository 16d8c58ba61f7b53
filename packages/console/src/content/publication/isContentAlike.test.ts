import { expect, test } from 'vitest';
import { isContentAlike } from './isContentAlike.ts';

const question = { id: 'q', question: 'Lunch?', isRequired: false, order: 0, surveyQuestionTypeId: 't', surveyQuestionOptions: [{ id: 'o', surveyQuestionId: 'q', label: 'Soup', value: 'soup', order: 0 }] };
const shown = {
  name: 'Menus',
  body: null,
  linkPreview: { url: 'https://a.example', label: 'A' },
  contentFiles: [{ id: 'f', fileName: 'a.png', originalFileName: 'A.png', thumbnail: null }],
  tags: [{ id: 't1', name: '@day' }, { id: 't2', name: '@night' }],
  expiresAtUtc: '2026-12-28T04:59:59.000Z',
  isOpen: true,
  surveyQuestions: [question],
} as unknown as Parameters<typeof isContentAlike>[0] & { surveyQuestions: (typeof question)[] };

test.each([
  ['its name', { name: 'Meals' }],
  ['its text', { body: 'Soup today' }],
  ['its link', { linkPreview: { url: 'https://b.example', label: 'A' } }],
  ['that it has no link', { linkPreview: null }],
  ['its files', { contentFiles: [] }],
  ['who it is for', { tags: [{ id: 't1', name: '@day' }] }],
  ['when it closes', { expiresAtUtc: '2026-12-29T04:59:59.000Z' }],
  ['whether it is open', { isOpen: false }],
  ['a question', { surveyQuestions: [{ ...question, question: 'Dinner?' }] }],
  ['an option', { surveyQuestions: [{ ...question, surveyQuestionOptions: [] }] }],
])('P12: an item of which someone else has changed %s is not as it was shown', (_, change) => {
  expect(isContentAlike({ ...shown, ...change }, shown)).toBe(false);
});

test.each([
  ['no change', {}],
  ['the same moment in other words', { expiresAtUtc: '2026-12-28T04:59:59Z' }],
  ['its tags in another order', { tags: [{ id: 't2', name: '@night' }, { id: 't1', name: '@day' }] }],
  ['an empty text in place of null', { body: '' }],
  ['fewer fields than before', { surveyQuestions: undefined, contentFiles: undefined, body: undefined }],
])('an item with %s is as it was shown', (_, change) => {
  expect(isContentAlike({ ...shown, ...change }, shown)).toBe(true);
});
