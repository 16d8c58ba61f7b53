import type { SurveyQuestionTypeName } from '../reference/surveyQuestionTypes.ts';

/** The questions of every seeded survey. */
export const surveyQuestions: readonly { question: string; type: SurveyQuestionTypeName; options: readonly string[] }[] = [
  { question: 'How satisfied are you overall?', type: 'Radio', options: ['Very satisfied', 'Satisfied', 'Neither', 'Dissatisfied', 'Very dissatisfied'] },
  { question: 'What matters most to you?', type: 'Checkbox', options: ['Time', 'Training', 'Equipment', 'Staffing', 'Communication'] },
  { question: 'What should we change first?', type: 'TextArea', options: [] },
];

/** The options of every feedback loop. */
export const feedbackOptions = ['Very well', 'Well', 'So-so', 'Not well'] as const;

/** Comments on posts. */
export const comments = [
  'Thank you for letting us know.',
  'Is this the same for night shift?',
  'Great news, congratulations to everyone.',
  'Could this be posted in the break rooms as well?',
  'Well deserved.',
  'Who do I ask about this on Gull Island?',
  'Merci beaucoup, c’est une excellente nouvelle !',
  'We noticed the difference already.',
  'Please add the address; the link does not open on my phone.',
  'Count me in.',
] as const;

/** People in contact directories: first name, last name, position. */
export const contactPeople: readonly (readonly [string, string, string])[] = [
  ['Olivia', 'Tremblay', 'Manager on call'], ['Samuel', 'Oyelaran', 'Site administrator'], ['Mei', 'Lin', 'Help desk lead'], ['Peter', 'Kowalski', 'Payroll specialist'],
  ['Renée', 'Dufour', 'Union steward'], ['Arun', 'Menon', 'Union steward'], ['Brigid', 'O’Hara', 'Chaplain'], ['Yusuf', 'Demir', 'Spiritual care practitioner'],
  ['Kaitlyn', 'Moses', 'Transfer coordinator'], ['Isabella', 'Moretti', 'Interpreter, Italian'], ['Huong', 'Ly', 'Interpreter, Vietnamese'], ['Stefan', 'Ilić', 'Facilities dispatcher'],
];
