/** Names of the survey question types; only Radio and Checkbox have choices (content §3, decisions-content O31). */
export type SurveyQuestionTypeName = 'Radio' | 'Checkbox' | 'Text' | 'TextArea' | 'Rating';

/** The question types, the same in every tenant. */
export const surveyQuestionTypes: readonly { id: string; name: SurveyQuestionTypeName; description: string }[] = [
  { id: '5e0001a0-6c42-4d5e-8f31-000000000001', name: 'Radio', description: 'One of several choices' },
  { id: '5e0001a0-6c42-4d5e-8f31-000000000002', name: 'Checkbox', description: 'Any number of choices' },
  { id: '5e0001a0-6c42-4d5e-8f31-000000000003', name: 'Text', description: 'A short answer' },
  { id: '5e0001a0-6c42-4d5e-8f31-000000000004', name: 'TextArea', description: 'A longer answer' },
  { id: '5e0001a0-6c42-4d5e-8f31-000000000005', name: 'Rating', description: 'A number from 1 to 5' },
];

/** Id of a question type. */
export function surveyQuestionTypeId(name: SurveyQuestionTypeName): string {
  const type = surveyQuestionTypes.find((candidate) => candidate.name === name);
  if (type === undefined) throw new Error(`There is no question type ${name}`);
  return type.id;
}
