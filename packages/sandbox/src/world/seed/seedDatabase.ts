import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database/query.ts';
import { seedHarbour } from './harbour/seedHarbour.ts';
import { insert } from './insert.ts';
import { seedLarge } from './large/seedLarge.ts';
import { seedPrairie } from './prairie/seedPrairie.ts';
import { storeConfirmations } from './feed/storeConfirmations.ts';
import { storeFeeds } from './feed/storeFeeds.ts';
import { storeAnswers } from './kinds/storeAnswers.ts';
import { storeKindFiles } from './kinds/storeKindFiles.ts';
import { storeHistory } from './storeHistory.ts';
import { userIdOf } from './storePerson.ts';
import { tenantIdOf } from './storeTenant.ts';
import { seedSummit } from './summit/seedSummit.ts';

/** Which world a new database holds. `large` is the small one plus the people and content of a large tenant. */
export type SeedKind = 'small' | 'large';

const quickAccounts = [
  ['super', 'Super administrator in Harbour Care and Prairie Homes, and a unit administrator in Harbour Care'],
  ['solo', 'Super administrator of Prairie Homes alone'],
  ['unit', 'Unit administrator of the North Region in Harbour Care'],
  ['staff', 'Staff of Harbour Care'],
  ['new', 'Super administrator of Summit Living, which has no organization yet'],
] as const;

/** Fills an empty database with one of the two worlds, as one transaction. */
export function seedDatabase(database: DatabaseSync, seed: SeedKind, now: Date): void {
  inTransaction(database, () => {
    const harbour = seedHarbour(database, now);
    seedPrairie(database, now);
    seedSummit(database, now);
    for (const [position, [username, description]] of quickAccounts.entries()) {
      insert(database, 'quick_accounts', { position, user_id: userIdOf(username), description });
    }
    if (seed === 'large') seedLarge(database, harbour, now);
    storeHistory(database, now);
    const described = [tenantIdOf('harbourcare'), tenantIdOf('prairiehomes')];
    storeFeeds(database, described, now);
    storeConfirmations(database, now);
    storeAnswers(database, described, now);
    storeKindFiles(database, described);
  });
  database.exec('ANALYZE');
}
