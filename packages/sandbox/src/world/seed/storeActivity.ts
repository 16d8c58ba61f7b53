import type { DatabaseSync } from 'node:sqlite';
import { insert } from './insert.ts';
import { dateBefore } from './moments.ts';
import type { Random } from './random.ts';

/** A person whose activity is made up. */
export interface ActivePerson {
  userId: string;
  nodeId: string | null;
}

/** Stores two weeks of activity that end today, with quieter weekends. */
export function storeActivity(database: DatabaseSync, tenantId: string, people: readonly ActivePerson[], share: number, now: Date, random: Random): void {
  for (let days = 13; days >= 0; days -= 1) {
    const date = dateBefore(now, days);
    const weekday = new Date(date).getUTCDay();
    const busy = share * (weekday === 0 || weekday === 6 ? 0.55 : 1) * (0.88 + random.next() * 0.24);
    for (const { userId, nodeId } of people) {
      const isActive = random.chance(busy);
      // Generated for the inactive, too: what is seeded next must not depend on the day of the week.
      const count = random.between(1, 12);
      if (isActive) insert(database, 'activity_days', { tenant_id: tenantId, activity_date: date, user_id: userId, organization_node_id: nodeId, activity_count: count });
    }
  }
}
