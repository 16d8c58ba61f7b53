import type { ConsoleClient } from '@noticeboard/api-types';
import { NetworkError } from '@noticeboard/api-types/problem';
import { expect, it } from 'vitest';
import { createSurveySender } from './sendSurvey.ts';
import { type HostSurvey, type SurveyValues, valuesOf } from './surveyValues.ts';

const place = { id: 'page', itemId: 'survey' };
const signal = new AbortController().signal;

/** A host with one survey; the response to the nth creation is lost, before or after the creation. */
function host({ lost, isMade = true }: { lost?: number; isMade?: boolean } = {}) {
  const survey = { id: 'survey', name: 'Menus', isOpen: true, expiresAtUtc: null, surveyQuestions: [] } as unknown as HostSurvey;
  let count = 0;
  const posts: string[] = [];
  const make = <Thing extends object>(things: Thing[], thing: Thing) => {
    count += 1;
    const made = { ...thing, id: `made-${count}` };
    if (count !== lost || isMade) things.push(made);
    if (count === lost) throw new NetworkError({ method: 'POST', path: '/' }, { cause: new TypeError('lost') });
    return { data: made, response: new Response() };
  };
  const client = {
    GET: async () => ({ data: structuredClone(survey) }),
    DELETE: async (_: string, { params }: { params: { path: { questionId: string; optionId?: string } } }) => {
      const { questionId, optionId } = params.path;
      const question = survey.surveyQuestions.find(({ id }) => id === questionId)!;
      if (optionId === undefined) survey.surveyQuestions.splice(survey.surveyQuestions.indexOf(question), 1);
      else question.surveyQuestionOptions = question.surveyQuestionOptions.filter(({ id }) => id !== optionId);
      return { response: new Response() };
    },
    POST: async (path: string, { params, body }: { params: { path: { questionId?: string } }; body: Record<string, unknown> }) => {
      posts.push(String(body['question'] ?? body['label']));
      if (!path.endsWith('/options')) return make(survey.surveyQuestions, { ...body, surveyQuestionOptions: [] } as never);
      return make(survey.surveyQuestions.find(({ id }) => id === params.path.questionId)!.surveyQuestionOptions, body as never);
    },
  } as unknown as ConsoleClient;
  return { client, survey, posts };
}

const option = (id: string, label: string) => ({ id, label, value: label.toLowerCase() });
const written = (survey: HostSurvey): { from: SurveyValues; to: SurveyValues } => ({
  from: valuesOf(survey),
  to: { ...valuesOf(survey), questions: [{ id: 'new-1', question: 'Lunch?', surveyQuestionTypeId: 'radio', isRequired: false, surveyQuestionOptions: [option('new-2', 'Soup'), option('new-3', 'Salad')] }] },
});
const isWhole = ({ surveyQuestions }: HostSurvey) => {
  expect(surveyQuestions.map(({ question }) => question)).toEqual(['Lunch?']);
  expect(surveyQuestions[0]?.surveyQuestionOptions.map(({ label }) => label)).toEqual(['Soup', 'Salad']);
};

it.each([1, 2, 3])('N05: creation %i, done but without a response, is found and not done twice', async (lost) => {
  const { client, survey, posts } = host({ lost });
  await createSurveySender().send(client, place, written(structuredClone(survey)), () => undefined, signal);
  isWhole(survey);
  expect(posts).toHaveLength(3);
});

it('N05: a creation that did not arrive is done by the second pass', async () => {
  const { client, survey, posts } = host({ lost: 2, isMade: false });
  await createSurveySender().send(client, place, written(structuredClone(survey)), () => undefined, signal);
  isWhole(survey);
  expect(posts).toEqual(['Lunch?', 'Soup', 'Soup', 'Salad']);
});

it('N05: a form that is sent again creates nothing twice', async () => {
  const { client, survey } = host();
  const sender = createSurveySender();
  const change = written(structuredClone(survey));
  await sender.send(client, place, change, () => undefined, signal);
  await sender.send(client, place, change, () => undefined, signal);
  isWhole(survey);
  expect(sender.isDone(structuredClone(survey), change)).toBe(true);
});

it('a record that an earlier try has created and that is no longer wanted is deleted, and nobody else’s', async () => {
  const { client, survey } = host();
  const sender = createSurveySender();
  const { from, to } = written(structuredClone(survey));
  await sender.send(client, place, { from, to }, () => undefined, signal);
  survey.surveyQuestions.push({ ...survey.surveyQuestions[0]!, id: 'theirs', question: 'Tea?', order: 1, surveyQuestionOptions: [] });
  survey.surveyQuestions[0]!.surveyQuestionOptions.push({ ...option('their-option', 'Stew'), surveyQuestionId: 'made-1', order: 2 });
  const withoutSalad = { ...to, questions: to.questions.map((question) => ({ ...question, surveyQuestionOptions: question.surveyQuestionOptions.slice(0, 1) })) };
  await sender.send(client, place, { from, to: withoutSalad }, () => undefined, signal);
  expect(survey.surveyQuestions.map(({ question }) => question)).toEqual(['Lunch?', 'Tea?']);
  expect(survey.surveyQuestions[0]?.surveyQuestionOptions.map(({ label }) => label)).toEqual(['Soup', 'Stew']);
  await sender.send(client, place, { from, to: { ...to, questions: [] } }, () => undefined, signal);
  expect(survey.surveyQuestions.map(({ question }) => question)).toEqual(['Tea?']);
});
