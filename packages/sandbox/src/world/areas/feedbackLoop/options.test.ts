import { beforeEach, describe, expect, test } from 'vitest';
import { queryFirst } from '../../database/query.ts';
import { actors, openTestWorld, type TestScope, type TestWorld } from '../testWorld.ts';

interface Option {
  id: string;
  option: string;
}

let world: TestWorld;
let at: { id: string; itemId: string };
beforeEach(async () => {
  world = openTestWorld();
  const id = queryFirst<{ id: string }>(world.database, "SELECT id FROM content_instances WHERE name = 'Shift Feedback'")?.id ?? '';
  const { body } = await world.call<{ id: string }>(actors.unit, 'createFeedbackLoopItem', { parameters: { id }, body: { name: 'Was it warm enough?' } });
  at = { id, itemId: body.id };
});

const add = (option: string, scope: TestScope = actors.unit) => world.call<Option>(scope, 'createFeedbackLoopOption', { parameters: at, body: { option } });
const list = async (scope: TestScope = actors.unit) =>
  (await world.call<{ results: Option[]; totalElementCount: number }>(scope, 'listFeedbackLoopOptions', { parameters: { ...at, page: 0, size: 2 } })).body;
const act = (operation: string, optionId: string, scope: TestScope = actors.unit, itemId = at.itemId) =>
  world.call<Option>(scope, operation, { parameters: { ...at, itemId, optionId }, body: { option: ' Changed ' } });

describe('Options of a feedback loop', () => {
  test('Options of a feedback loop are added, listed in their order, changed and deleted', async () => {
    const [first, second, third] = [(await add(' Yes ')).body, (await add('No')).body, (await add('Hardly')).body];
    expect(first.option).toBe('Yes');
    expect(await list()).toMatchObject({ totalElementCount: 3, results: [first, second] });
    expect((await act('updateFeedbackLoopOption', first.id)).body).toEqual({ id: first.id, option: 'Changed' });
    expect((await act('deleteFeedbackLoopOption', second.id)).status).toBe(204);
    expect((await act('deleteFeedbackLoopOption', second.id)).status).toBe(404);
    expect((await list()).results).toEqual([{ id: first.id, option: 'Changed' }, third]);
    expect((await add(' ')).status).toBe(400);
  });

  test('Options of a feedback loop are changed by those who may change their item, and not through the item of another', async () => {
    const { id } = (await add('Yes')).body;
    const other = queryFirst<{ id: string }>(world.database, 'SELECT id FROM content_items WHERE content_instance_id = ? AND id <> ?', at.id, at.itemId)?.id ?? '';
    for (const operation of ['updateFeedbackLoopOption', 'deleteFeedbackLoopOption']) {
      expect((await act(operation, id, actors.super, other)).status).toBe(404);
      expect((await act(operation, id, actors.superAsUnit)).status).toBe(403);
      expect((await act(operation, id, actors.solo)).status).toBe(404);
    }
    const foreign = await world.call<{ id: string }>(actors.super, 'createFeedbackLoopItem', { parameters: at, body: { name: 'Mine' } });
    at = { ...at, itemId: foreign.body.id };
    expect((await add('Yes')).status).toBe(403);
    expect((await list()).totalElementCount).toBe(0);
  });
});
