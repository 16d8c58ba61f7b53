import { queryCount } from '../database/query.ts';
import { contentTypes } from '../reference/contentTypes.ts';
import { actors, type TestWorld } from './testWorld.ts';

/**
 * Makes a page of every type that Harbour Care lacks: a new type is tested without changing the seed, whose numbers many tests count.
 *
 * @param hasItem whether there is an item on it
 */
export async function makeMissingPages(world: TestWorld, hasItem: boolean): Promise<void> {
  for (const { id: type, nouns: [one], isText } of contentTypes) {
    if (queryCount(world.database, 'SELECT count(*) FROM content_instances WHERE tenant_id = ? AND content_type_id = ?', actors.super.tenantId, type) > 0) continue;
    const { body: page } = await world.call<{ id: string }>(actors.super, `create${one}`, { body: { name: `First ${one}` } });
    if (hasItem) await world.call(actors.super, `create${one}Item`, { parameters: { id: page.id }, body: isText ? { body: 'First' } : { name: 'First' } });
  }
}
