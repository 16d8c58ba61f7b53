import type { DatabaseSync } from 'node:sqlite';
import { change, queryAll } from '../database/query.ts';
import { insert } from './insert.ts';
import { dateBefore } from './moments.ts';
import { createRandom, type Random } from './random.ts';

/** Days of the past that analytics can show: more than the longest range of content views. */
const rememberedDays = 75;

/** Days whose activity the tenants' own seeds have stored already. */
const recentDays = 14;

/** In the large world only this many people have a history, to keep seeding fast. */
const rememberedPeople = 500;

interface ActivePerson {
  tenant_id: string;
  user_id: string;
  organization_node_id: string | null;
}

/**
 * Stores what analytics count besides recent activity: the weeks before it, views of items, and publications by day.
 * Has its own random numbers, so that nothing else of the world depends on it.
 */
export function storeHistory(database: DatabaseSync, now: Date): void {
  const random = createRandom(20_260_301);
  const people = queryAll<ActivePerson>(
    database,
    'SELECT tenant_id, user_id, organization_node_id FROM activity_days GROUP BY tenant_id, user_id ORDER BY tenant_id, user_id LIMIT ?',
    rememberedPeople,
  );
  storeEarlierActivity(database, people, now, random);
  storeViews(database, people, random);
  // People who were active on a day were last seen then.
  change(
    database,
    `UPDATE tenant_members SET last_activity_utc = min(?, latest.day || printf('T%02d:30:00.000Z', 6 + length(tenant_members.sort_name) % 12))
     FROM (SELECT tenant_id, user_id, max(activity_date) AS day FROM activity_days GROUP BY tenant_id, user_id) latest
     WHERE latest.tenant_id = tenant_members.tenant_id AND latest.user_id = tenant_members.user_id`,
    now.toISOString(),
  );
  database.exec(`INSERT INTO publication_days (tenant_id, user_id, publication_date, publication_count)
    SELECT i.tenant_id, p.published_by_id, substr(p.published_at_utc, 1, 10) AS day, count(*)
    FROM publications p JOIN content_items i ON i.id = p.content_item_id WHERE p.published_by_id IS NOT NULL GROUP BY 1, 2, 3`);
}

function storeEarlierActivity(database: DatabaseSync, people: readonly ActivePerson[], now: Date, random: Random): void {
  for (let days = rememberedDays - 1; days >= recentDays; days -= 1) {
    const date = dateBefore(now, days);
    const weekday = new Date(date).getUTCDay();
    const busy = weekday === 0 || weekday === 6 ? 0.25 : 0.45;
    for (const { tenant_id, user_id, organization_node_id } of people) {
      const isActive = random.chance(busy);
      const activity_count = random.between(1, 12);
      if (isActive) insert(database, 'activity_days', { tenant_id, activity_date: date, user_id, organization_node_id, activity_count });
    }
  }
}

/** Active people viewed at most two items that existed by then. */
function storeViews(database: DatabaseSync, people: readonly ActivePerson[], random: Random): void {
  const published = Map.groupBy(
    queryAll<{ id: string; tenant_id: string; day: string }>(
      database,
      `SELECT i.id, i.tenant_id, substr(p.published_at_utc, 1, 10) AS day FROM publications p JOIN content_items i ON i.id = p.content_item_id
       ORDER BY p.published_at_utc DESC, i.id LIMIT 600`,
    ),
    (item) => item.tenant_id,
  );
  const days = queryAll<{ tenant_id: string; activity_date: string; user_id: string }>(
    database,
    'SELECT * FROM activity_days WHERE user_id IN (SELECT value FROM json_each(?)) ORDER BY tenant_id, activity_date, user_id',
    JSON.stringify(people.map(({ user_id }) => user_id)),
  );
  let there: { id: string }[] = [];
  let today = '';
  for (const { tenant_id, activity_date, user_id } of days) {
    if (today !== tenant_id + activity_date) there = (published.get(tenant_id) ?? []).filter(({ day }) => day <= activity_date);
    today = tenant_id + activity_date;
    const seen = new Set(Array.from({ length: Math.min(there.length, random.between(0, 2)) }, () => random.pick(there).id));
    for (const content_item_id of seen) {
      insert(database, 'content_views', { tenant_id, view_date: activity_date, content_item_id, user_id, view_count: random.between(1, 3) });
    }
  }
}
