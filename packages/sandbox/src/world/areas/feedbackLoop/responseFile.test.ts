import { beforeEach, describe, expect, test } from 'vitest';
import { readSheet } from 'read-excel-file/node';
import { change, queryFirst } from '../../database/query.ts';
import { actors, openTestWorld, type TestScope, type TestWorld } from '../testWorld.ts';

let world: TestWorld;
let at: { id: string; itemId: string };
let yes: string;
beforeEach(async () => {
  world = openTestWorld();
  const id = queryFirst<{ id: string }>(world.database, "SELECT id FROM content_instances WHERE name = 'Shift Feedback'")?.id ?? '';
  const { body } = await world.call<{ id: string }>(actors.unit, 'createFeedbackLoopItem', { parameters: { id }, body: { name: 'Was it warm?' } });
  at = { id, itemId: body.id };
  yes = (await world.call<{ id: string }>(actors.unit, 'createFeedbackLoopOption', { parameters: at, body: { option: '=Yes' } })).body.id;
});

const respond = (id: string, moment: string, remark: string | null) =>
  change(world.database, "INSERT INTO feedback_responses SELECT ?, ?, id, ?, ? FROM users WHERE username = 'staff'", id, yes, remark, moment);
const download = (from: string, to: string, scope: TestScope = actors.unit) => world.call<{ errors?: Record<string, string[]> }>(scope, 'downloadFeedbackLoopResponses', { parameters: { ...at, from, to } });

describe('The responses of a feedback loop', () => {
  test('The responses of a feedback loop are those of the requested days, oldest first, with real dates and no formula', async () => {
    respond('3', '2026-11-21T00:00:00.000Z', null);
    respond('2', '2026-11-20T23:59:59.000Z', '+1 for heating');
    respond('1', '2026-11-19T00:00:00.000Z', null);
    const { file } = await download('2026-11-19', '2026-11-20');
    expect(file?.downloadName).toBe('responses-was-it-warm-2026-11-19-2026-11-20.xlsx');
    expect(await readSheet(Buffer.from(file?.bytes ?? []))).toEqual([
      ['Answered (UTC)', 'User', 'Option', 'Remark'],
      [new Date('2026-11-19T00:00:00Z'), 'Jordan Okafor', '=Yes', null],
      [new Date('2026-11-20T23:59:59Z'), 'Jordan Okafor', '=Yes', '+1 for heating'],
    ]);
  });

  test('The responses of a feedback loop need a range that ends after it begins, and a right to the item', async () => {
    expect((await download('2026-11-20', '2026-11-19')).body.errors).toHaveProperty('to');
    expect((await download('2026-11-20', '2026-11-20', actors.staff)).status).toBe(403);
    expect((await download('2026-11-20', '2026-11-20', actors.solo)).status).toBe(404);
  });
});
