import { beforeEach, describe, expect, test } from 'vitest';
import { queryFirst } from '../../database/query.ts';
import { surveyQuestionTypeId } from '../../reference/surveyQuestionTypes.ts';
import { actors, openTestWorld, type TestScope, type TestWorld } from '../testWorld.ts';

interface Question {
  id: string;
  question: string;
  order: number;
  isRequired: boolean;
  surveyQuestionOptions: { id: string; label: string; value: string; order: number }[];
}

interface Survey {
  id: string;
  name: string;
  isOpen: boolean;
  isPublished: boolean;
  expiresAtUtc: string | null;
  surveyQuestions: Question[];
}

let world: TestWorld;
let pageId: string;
beforeEach(() => {
  world = openTestWorld();
  pageId = idOf("SELECT id FROM content_instances WHERE name = 'Staff Surveys'");
});

const idOf = (sql: string, ...values: string[]) => queryFirst<{ id: string }>(world.database, sql, ...values)?.id ?? '';
const closes = '2026-12-21T23:59:59.000Z';
const make = (scope: TestScope = actors.super, body: Record<string, unknown> = {}) =>
  world.call<Survey>(scope, 'createSurveyItem', { parameters: { id: pageId }, body: { name: ' Menus ', expiresAtUtc: closes, ...body } });
const read = async (itemId: string) => (await world.call<Survey>(actors.super, 'getSurveyItem', { parameters: { id: pageId, itemId } })).body;
const save = (itemId: string, body: Record<string, unknown>, scope: TestScope = actors.super) =>
  world.call<Survey>(scope, 'updateSurveyItem', { parameters: { id: pageId, itemId }, body: { name: 'Menus', isOpen: true, expiresAtUtc: closes, ...body } });
const act = <Body>(operation: string, parameters: Record<string, string>, body?: Record<string, unknown>, scope: TestScope = actors.super) =>
  world.call<Body>(scope, operation, { parameters: { id: pageId, ...parameters }, body });
const radio = surveyQuestionTypeId('Radio');
const publish = (contentItemId: string, nodeName = 'North Region') =>
  world.call(actors.super, 'publishContentItem', { parameters: { id: idOf('SELECT id FROM organization_nodes WHERE name = ?', nodeName) }, body: { contentItemId } });

describe('A survey', () => {
  test('decisions-content A6: a survey is created open, as a draft without questions, and listed', async () => {
    const made = await make(actors.unit);
    expect(made).toMatchObject({ status: 201, body: { name: 'Menus', isOpen: true, isPublished: false, expiresAtUtc: closes, surveyQuestions: [] } });
    const { body } = await world.call<{ results: Survey[] }>(actors.unit, 'listSurveyItems', { parameters: { id: pageId, page: 0, size: 1 } });
    expect(body.results).toEqual([made.body]);
  });

  test('decisions-content A8: a survey closes today at the earliest, with a day for other zones; a past date may stay', async () => {
    expect((await make(actors.super, { expiresAtUtc: '2026-11-20T00:00:00Z' })).status).toBe(201);
    expect(await make(actors.super, { expiresAtUtc: '2026-11-19T23:59:59Z' })).toMatchObject({ status: 400, body: { errors: { expiresAtUtc: [expect.any(String)] } } });
    const { id } = (await make(actors.super, { expiresAtUtc: null })).body;
    world.database.prepare("UPDATE content_items SET expires_at_utc = '2026-01-01T00:00:00.000Z' WHERE id = ?").run(id);
    expect((await save(id, { expiresAtUtc: '2026-01-02T00:00:00Z' })).status).toBe(400);
    expect((await save(id, { expiresAtUtc: '2026-01-01T01:00:00+01:00', isOpen: false })).body).toMatchObject({ isOpen: false, expiresAtUtc: '2026-01-01T00:00:00.000Z' });
  });

  test('A survey needs a name, and is unchanged by a save without one', async () => {
    expect((await make(actors.super, { name: '  ' })).status).toBe(400);
    const { body } = await make();
    expect((await save(body.id, { name: ' ' })).status).toBe(400);
    expect(await read(body.id)).toEqual(body);
  });

  test('decisions-content A21: a survey is changed by its author and by those who may write on the page, and at its node', async () => {
    const { id } = (await make()).body;
    expect((await save(id, { name: 'By the unit' }, actors.unit)).status).toBe(200);
    await publish(id);
    expect((await save(id, {}, actors.unit)).status).toBe(200);
    await publish(id, 'Islands Region');
    expect((await save(id, {}, actors.unit)).status).toBe(403);
    const own = (await make(actors.unit)).body.id;
    await publish(own, 'Islands Region');
    expect((await save(own, {}, actors.unit)).status).toBe(200);
    expect((await make(actors.staff)).status).toBe(403);
    expect((await make(actors.solo)).status).toBe(404);
  });
});

describe('Questions and options', () => {
  const question = (itemId: string, body: Record<string, unknown> = {}) =>
    act<Question>('createSurveyQuestion', { itemId }, { surveyQuestionTypeId: radio, isRequired: true, order: 1, question: ' Lunch? ', ...body });
  const option = (itemId: string, questionId: string, body: Record<string, unknown> = {}) =>
    act<{ id: string }>('createSurveyQuestionOption', { itemId, questionId }, { label: ' Soup ', value: 'soup', order: 1, ...body });

  test('Questions and options are added, changed, put in order and deleted', async () => {
    const { id: itemId } = (await make()).body;
    const second = (await question(itemId)).body;
    const first = (await question(itemId, { order: 0, question: 'Dinner?', surveyQuestionTypeId: surveyQuestionTypeId('Text') })).body;
    expect(second).toMatchObject({ question: 'Lunch?', isRequired: true, order: 1, surveyQuestionOptions: [] });
    const soup = await option(itemId, second.id);
    const salad = await option(itemId, second.id, { label: 'Salad', value: 'salad', order: 0 });
    expect(soup).toMatchObject({ status: 201, body: { label: 'Soup', value: 'soup', order: 1, surveyQuestionId: second.id } });
    expect((await read(itemId)).surveyQuestions).toMatchObject([{ id: first.id }, { id: second.id, surveyQuestionOptions: [salad.body, soup.body] }]);

    const at = { itemId, questionId: second.id };
    expect((await act('updateSurveyQuestionOption', { ...at, optionId: soup.body.id }, { label: 'Broth', value: 'broth', order: 2 })).body).toMatchObject({ label: 'Broth', value: 'broth', order: 2 });
    expect((await act('updateSurveyQuestion', at, { isRequired: false, order: 5, question: 'Supper?' })).body).toMatchObject({ question: 'Supper?', isRequired: false, order: 5, surveyQuestionOptions: [{}, {}] });
    expect((await act('deleteSurveyQuestionOption', { ...at, optionId: salad.body.id })).status).toBe(204);
    expect((await act('deleteSurveyQuestion', at)).status).toBe(204);
    expect((await act('deleteSurveyQuestion', at)).status).toBe(404);
    expect((await read(itemId)).surveyQuestions).toMatchObject([{ id: first.id }]);
    expect(queryFirst(world.database, 'SELECT 1 FROM survey_question_options WHERE id = ?', soup.body.id)).toBeUndefined();
  });

  test('Questions and options need text, a known type, and a type that has options', async () => {
    const { id: itemId } = (await make()).body;
    expect((await question(itemId, { question: ' ' })).status).toBe(400);
    expect(await question(itemId, { surveyQuestionTypeId: pageId })).toMatchObject({ status: 400, body: { errors: { surveyQuestionTypeId: [expect.any(String)] } } });
    const text = (await question(itemId, { surveyQuestionTypeId: surveyQuestionTypeId('TextArea') })).body;
    expect((await option(itemId, text.id)).status).toBe(409);
    const choice = (await question(itemId)).body;
    expect((await option(itemId, choice.id, { label: ' ' })).status).toBe(400);
  });

  test('decisions-content A7: questions and options of a published survey can be changed, but neither added nor deleted, until it is unpublished', async () => {
    const { id: itemId } = (await make()).body;
    const { id: questionId } = (await question(itemId)).body;
    const { id: optionId } = (await option(itemId, questionId)).body;
    await publish(itemId);
    const before = await read(itemId);
    expect((await question(itemId)).status).toBe(409);
    expect((await option(itemId, questionId)).status).toBe(409);
    expect((await act('deleteSurveyQuestion', { itemId, questionId })).status).toBe(409);
    expect((await act('deleteSurveyQuestionOption', { itemId, questionId, optionId })).status).toBe(409);
    expect(await read(itemId)).toEqual(before);
    expect((await act('updateSurveyQuestion', { itemId, questionId }, { isRequired: true, order: 1, question: 'Better?' })).status).toBe(200);
    expect((await act('updateSurveyQuestionOption', { itemId, questionId, optionId }, { label: 'Yes', value: 'yes', order: 1 })).status).toBe(200);
    await world.call(actors.super, 'unpublishContentItem', { parameters: { id: idOf("SELECT id FROM organization_nodes WHERE name = 'North Region'"), itemId } });
    expect((await act('deleteSurveyQuestion', { itemId, questionId })).status).toBe(204);
  });

  test('Questions and options of another survey do not exist, and are refused to those who may not change their survey', async () => {
    const [mine, other] = [(await make()).body.id, (await make()).body.id];
    const { id: questionId } = (await question(other)).body;
    const { id: optionId } = (await option(other, questionId)).body;
    const body = { isRequired: true, order: 1, question: 'x', label: 'x', value: 'x' };
    for (const operation of ['updateSurveyQuestion', 'deleteSurveyQuestion', 'updateSurveyQuestionOption', 'deleteSurveyQuestionOption']) {
      expect((await act(operation, { itemId: mine, questionId, optionId }, body)).status, operation).toBe(404);
      await publish(other, 'Islands Region');
      expect((await act(operation, { itemId: other, questionId, optionId }, body, actors.unit)).status, operation).toBe(403);
    }
  });
});
