import { beforeEach, describe, expect, test } from 'vitest';
import { readSheet } from 'read-excel-file/node';
import { change, queryFirst } from '../../database/query.ts';
import { surveyQuestionTypeId, type SurveyQuestionTypeName } from '../../reference/surveyQuestionTypes.ts';
import { actors, openTestWorld, type TestScope, type TestWorld } from '../testWorld.ts';

let world: TestWorld;
let at: { id: string; itemId: string };
beforeEach(async () => {
  world = openTestWorld();
  const id = queryFirst<{ id: string }>(world.database, "SELECT id FROM content_instances WHERE name = 'Staff Surveys'")?.id ?? '';
  const { body } = await world.call<{ id: string }>(actors.super, 'createSurveyItem', { parameters: { id }, body: { name: 'Menus & more', expiresAtUtc: null } });
  at = { id, itemId: body.id };
});

const ask = async (question: string, type: SurveyQuestionTypeName, order: number) =>
  (await world.call<{ id: string }>(actors.super, 'createSurveyQuestion', { parameters: at, body: { surveyQuestionTypeId: surveyQuestionTypeId(type), isRequired: false, order, question } })).body.id;
const answer = (questionId: string, username: string, text: string, moment: string) =>
  change(world.database, 'INSERT INTO survey_answers SELECT ?, id, ?, ? FROM users WHERE username = ?', questionId, text, moment, username);
const download = async (scope: TestScope = actors.super) => world.call(scope, 'downloadSurveyAnswers', { parameters: at });
const rowsOf = async (scope?: TestScope) => readSheet(Buffer.from((await download(scope)).file?.bytes ?? []));

describe('The answers of a survey', () => {
  test('decisions-content O6: the answers of a survey are a row for each person and a column for each question, with real dates and numbers', async () => {
    const second = await ask('How many?', 'Rating', 1);
    const first = await ask('Which?', 'Checkbox', 0);
    answer(first, 'staff', '["soup","salad"]', '2026-11-20T10:00:00.000Z');
    answer(second, 'staff', '4', '2026-11-20T10:00:00.000Z');
    answer(first, 'unit', '["bread"]', '2026-11-21T11:30:00.000Z');
    expect(await rowsOf()).toEqual([
      ['User', 'Answered (UTC)', 'Which?', 'How many?'],
      ['Noémie Tremblay', new Date('2026-11-21T11:30:00Z'), 'bread', null],
      ['Jordan Okafor', new Date('2026-11-20T10:00:00Z'), 'soup, salad', 4],
    ]);
    expect((await download()).file?.downloadName).toBe('answers-menus-more.xlsx');
  });

  test('X07: the answers of a survey have what people wrote as text, whatever it begins with', async () => {
    const question = await ask('=HYPERLINK("http://bad.example")', 'Text', 0);
    answer(question, 'staff', '=1+1\u0007', '2026-11-20T10:00:00.000Z');
    const [head, row] = await rowsOf();
    expect([head?.[2], row?.[2]]).toEqual(['=HYPERLINK("http://bad.example")', '=1+1']);
  });

  test('The answers of a survey are for administrators who may read the survey', async () => {
    expect((await download(actors.unit)).status).toBe(200);
    expect((await download(actors.staff)).status).toBe(403);
    expect((await download(actors.solo)).status).toBe(404);
    expect(await rowsOf()).toEqual([['User', 'Answered (UTC)']]);
  });
});
