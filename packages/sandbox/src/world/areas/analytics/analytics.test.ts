import { describe, expect, test } from 'vitest';
import { change, queryAll, queryCount, queryFirst } from '../../database/query.ts';
import { userIdOf } from '../../seed/storePerson.ts';
import { actors, openTestWorld, type TestScope } from '../testWorld.ts';

interface SnapshotRow {
  userId: string;
  name: string;
  lastActivity: string | null;
  activityCount: number;
}

interface SnapshotPage {
  results: SnapshotRow[];
  totalElementCount: number;
}

interface TopItem {
  contentItemId: string;
  count: number;
  lastPublicationUtc: string | null;
}

const world = openTestWorld();

const week = { from: '2026-11-15', to: '2026-11-21' };
const nodeId = (name: string) => queryFirst<{ id: string }>(world.database, 'SELECT id FROM organization_nodes WHERE name = ?', name)?.id ?? '';
const call = <Body>(scope: TestScope, operationId: string, parameters: Record<string, string | number>) => world.call<Body>(scope, operationId, { parameters });
const snapshot = async (scope: TestScope, parameters: Record<string, string | number>) =>
  (await call<SnapshotPage>(scope, 'listActivitySnapshot', { nodeId: 'all', kind: 'active', page: 0, size: 999, ...week, ...parameters })).body;
const belowNorth = () =>
  new Set(
    queryAll<{ user_id: string }>(
      world.database,
      `SELECT user_id FROM tenant_members m JOIN organization_nodes n ON n.id = m.default_organization_node_id
       WHERE instr(n.path, (SELECT path FROM organization_nodes WHERE name = 'North Region')) = 1`,
    ).map((row) => row.user_id),
  );

describe('active users by date', () => {
  const counts = async (parameters: Record<string, string | number>) =>
    (await call<{ activityDate: string; count: number }[]>(actors.super, 'listActiveUsersByDate', { nodeId: 'all', ...week, ...parameters })).body;

  test('Active users by date has every day of the range, also across a clock change', async () => {
    const days = await counts({ from: '2026-10-30', to: '2026-11-02' });
    expect(days.map((day) => day.activityDate)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
  });

  test('Active users by date counts fewer people the higher the minimum activity is', async () => {
    const sum = async (parameters: Record<string, string | number>) => (await counts(parameters)).reduce((total, day) => total + day.count, 0);
    const all = await sum({});
    expect(await sum({ activityThreshold: 8 })).toBeLessThan(all);
    expect(await sum({ daysThreshold: 6 })).toBeLessThan(all);
    expect(await sum({ activityThreshold: 100 })).toBe(0);
  });
});

describe('the snapshot', () => {
  test('The snapshot has every active person once, most active first', async () => {
    const { results, totalElementCount } = await snapshot(actors.super, {});
    const active = queryCount(world.database, `SELECT count(DISTINCT user_id) FROM activity_days WHERE tenant_id = ? AND activity_date BETWEEN ? AND ?`, actors.super.tenantId, week.from, week.to);
    expect([results.length, totalElementCount, new Set(results.map((row) => row.userId)).size]).toEqual([active, active, active]);
    const numbers = results.map((row) => row.activityCount);
    expect(numbers).toEqual([...numbers].sort((left, right) => right - left));
  });

  test('The snapshot has pages that together are the whole', async () => {
    const whole = (await snapshot(actors.super, {})).results.map((row) => row.userId);
    const pages = [];
    for (let page = 0; page * 10 < whole.length; page += 1) pages.push(...(await snapshot(actors.super, { page, size: 10 })).results.map((row) => row.userId));
    expect(pages).toEqual(whole);
  });

  test('The snapshot requires of active people as many days with as many activities as requested', async () => {
    const often = (await snapshot(actors.super, { activityThreshold: 5, daysThreshold: 3 })).results.map((row) => row.userId);
    const expected = queryAll<{ user_id: string }>(
      world.database,
      `SELECT user_id FROM activity_days WHERE tenant_id = ? AND activity_date BETWEEN ? AND ? AND activity_count >= 5 GROUP BY user_id HAVING count(*) >= 3`,
      actors.super.tenantId,
      week.from,
      week.to,
    );
    expect([...often].sort()).toEqual(expected.map((row) => row.user_id).sort());
  });

  test('The snapshot of inactive people has those without any activity, but nobody who is deactivated', async () => {
    const day = { from: '2026-11-15', to: '2026-11-15' };
    const active = await snapshot(actors.super, day);
    const inactive = await snapshot(actors.super, { ...day, kind: 'inactive', activityThreshold: 0 });
    const deactivated = queryCount(world.database, 'SELECT count(*) FROM tenant_members WHERE tenant_id = ? AND is_active = 0', actors.super.tenantId);
    expect(active.totalElementCount + inactive.totalElementCount + deactivated).toBe(60);
    expect(inactive.results.every((row) => row.activityCount === 0)).toBe(true);
  });

  test('The snapshot as a file has the same people in the same order, and is safe to open', async () => {
    const [first] = (await snapshot(actors.super, {})).results;
    change(world.database, 'UPDATE users SET name = ? WHERE id = ?', '=HYPERLINK("http://evil.example","click")', first?.userId ?? '');
    const { file } = await world.call(actors.super, 'downloadActivitySnapshot', { parameters: { nodeId: 'all', kind: 'active', ...week } });
    const lines = Buffer.from(file?.bytes ?? []).toString().split('\r\n');
    expect(file).toMatchObject({ contentType: 'text/csv; charset=utf-8', downloadName: 'user-activity-active-2026-11-15-2026-11-21.csv' });
    expect(lines[0]).toBe('\u{FEFF}Name,Username,Email,Last activity,Activities');
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""http/);
    expect(lines.length - 2).toBe((await snapshot(actors.super, {})).totalElementCount);
  });
});

describe('a person', () => {
  const staff = userIdOf('staff');

  test('The numbers of a person have the activity by date', async () => {
    const days = (await call<{ activityDate: string; count: number }[]>(actors.super, 'listUserActivityByDate', { id: staff, ...week })).body;
    const total = (await snapshot(actors.super, {})).results.find((row) => row.userId === staff)?.activityCount;
    expect(days.reduce((sum, day) => sum + day.count, 0)).toBe(total);
  });

  test('The numbers of a person have views of items by date, for 62 days at most, also across a clock change', async () => {
    const views = (from: string) => call<{ viewDate: string; userContentViews: { preview: string; count: number }[] }[]>(actors.super, 'listUserContentViewsByDate', { id: staff, from, to: '2026-11-21' });
    const longest = await views('2026-09-21');
    expect(longest.body.length).toBeGreaterThan(3);
    expect(longest.body.every((day) => day.userContentViews.every((view) => view.preview !== '' && view.count > 0))).toBe(true);
    expect((await views('2026-09-20')).status).toBe(400);
  });

  test('The numbers of a person have comments and likes by date', async () => {
    const liker = queryFirst<{ user_id: string; day: string; number: number }>(
      world.database,
      `SELECT user_id, substr(created_utc, 1, 10) AS day, count(*) AS number FROM likes WHERE tenant_id = ? GROUP BY user_id, day ORDER BY number DESC LIMIT 1`,
      actors.super.tenantId,
    );
    const { body } = await call<{ interactionDate: string; likeCount: number }[]>(actors.super, 'listUserInteractionsByDate', { id: liker?.user_id ?? '', from: liker?.day ?? '', to: liker?.day ?? '' });
    expect(body).toMatchObject([{ interactionDate: liker?.day, likeCount: liker?.number }]);
  });

  test('The numbers of a person count one more publication after publishing', async () => {
    const today = { id: userIdOf('super'), from: '2026-11-21', to: '2026-11-21' };
    const published = async () => (await call<{ publicationCount: number }[]>(actors.super, 'listUserPublicationsByDate', today)).body[0]?.publicationCount ?? 0;
    const before = await published();
    const itemId = queryFirst<{ id: string }>(world.database, 'SELECT id FROM content_items WHERE tenant_id = ? AND is_published = 0', actors.super.tenantId)?.id;
    const { status } = await world.call(actors.super, 'publishContentItem', { parameters: { id: nodeId('Harbour Care') }, body: { contentItemId: itemId } });
    expect([status, await published()]).toEqual([200, before + 1]);
  });

  test('A person who does not exist is not found', async () => {
    expect((await call(actors.solo, 'listUserActivityByDate', { id: staff, ...week })).status).toBe(404);
  });
});

describe('the top lists', () => {
  const top = async (scope: TestScope, operationId: string, parameters: Record<string, string | number> = {}) =>
    (await call<TopItem[]>(scope, operationId, { from: '2026-09-08', to: '2026-11-21', top: 10, ...parameters })).body;

  test.each(['listMostViewedContentItems', 'listMostCommentedContentItems', 'listMostLikedContentItems'])('The top list %s has the highest count first', async (operationId) => {
    const items = await top(actors.super, operationId);
    const counts = items.map((item) => item.count);
    expect(items.length).toBeGreaterThan(3);
    expect(items.length).toBeLessThanOrEqual(10);
    expect(counts).toEqual([...counts].sort((left, right) => right - left));
    expect(await top(actors.super, operationId, { top: 2 })).toEqual(items.slice(0, 2));
  });

  test('The top lists count only what happened in the range', async () => {
    const [item] = await top(actors.super, 'listMostLikedContentItems');
    const likes = queryCount(world.database, `SELECT count(*) FROM likes WHERE content_item_id = ? AND created_utc >= '2026-09-08' AND created_utc < '2026-11-22'`, item?.contentItemId ?? '');
    expect(item?.count).toBe(likes);
    expect(await top(actors.super, 'listMostLikedContentItems', { from: '2020-01-01', to: '2020-01-31' })).toEqual([]);
  });
});

describe('a unit administrator', () => {
  test('A unit administrator sees nobody outside the own node', async () => {
    const own = belowNorth();
    for (const kind of ['active', 'inactive']) {
      const { results } = await snapshot(actors.unit, { kind, activityThreshold: kind === 'active' ? 1 : 0 });
      expect(results.every((row) => own.has(row.userId))).toBe(true);
    }
    expect((await snapshot(actors.unit, {})).totalElementCount).toBe((await snapshot(actors.super, { nodeId: nodeId('North Region') })).totalElementCount);
  });

  test.each(['listActiveUsersByDate', 'listActivitySnapshot', 'downloadActivitySnapshot'])('A unit administrator is refused another node by %s', async (operationId) => {
    for (const name of ['Harbour Care', 'Islands Region']) {
      expect((await call(actors.unit, operationId, { nodeId: nodeId(name), kind: 'active', page: 0, size: 10, ...week })).status).toBe(403);
    }
  });

  test.each(['listUserActivityByDate', 'listUserContentViewsByDate', 'listUserInteractionsByDate', 'listUserPublicationsByDate'])('A unit administrator is refused people of other nodes by %s', async (operationId) => {
    const own = belowNorth();
    const other = (await snapshot(actors.super, {})).results.find((row) => !own.has(row.userId));
    expect((await call(actors.unit, operationId, { id: other?.userId ?? '', ...week })).status).toBe(403);
    expect((await call(actors.unit, operationId, { id: [...own][0] ?? '', ...week })).status).toBe(200);
  });

  test('A unit administrator sees only items of the own node on readable pages', async () => {
    const { body } = await call<TopItem[]>(actors.unit, 'listMostViewedContentItems', { from: '2026-09-08', to: '2026-11-21', top: 999 });
    const north = queryFirst<{ path: string }>(world.database, `SELECT path FROM organization_nodes WHERE name = 'North Region'`)?.path;
    const outside = queryCount(
      world.database,
      `SELECT count(*) FROM json_each(?) x JOIN content_items i ON i.id = x.value LEFT JOIN organization_nodes n ON n.id = i.organization_node_id
       WHERE n.id IS NULL OR instr(n.path, ?) <> 1`,
      JSON.stringify(body.map((item) => item.contentItemId)),
      north ?? '',
    );
    expect(body.length).toBeGreaterThan(0);
    expect(outside).toBe(0);
  });
});

test.each(['listActiveUsersByDate', 'listActivitySnapshot', 'listUserActivityByDate', 'listUserInteractionsByDate', 'listMostViewedContentItems'])('The operation %s refuses a range that ends before it begins, and one of years', async (operationId) => {
  const parameters = { nodeId: 'all', kind: 'active', page: 0, size: 10, id: userIdOf('staff'), top: 10 };
  expect((await call(actors.super, operationId, { ...parameters, from: '2026-11-21', to: '2026-11-20' })).status).toBe(400);
  expect((await call(actors.super, operationId, { ...parameters, from: '2020-01-01', to: '2026-11-20' })).status).toBe(400);
});

test('Staff are refused every number', async () => {
  expect((await call(actors.staff, 'listMostViewedContentItems', { ...week, top: 10 })).status).toBe(403);
  expect((await call(actors.staff, 'listUserActivityByDate', { id: userIdOf('staff'), ...week })).status).toBe(403);
});
