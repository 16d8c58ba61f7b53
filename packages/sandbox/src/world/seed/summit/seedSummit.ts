import type { DatabaseSync } from 'node:sqlite';
import { daysBefore } from '../moments.ts';
import { summitLogo } from '../pictures/drawings.ts';
import { storeMembership, storePerson, type SeedPerson } from '../storePerson.ts';
import { storeRole } from '../storeRole.ts';
import { storeTenant } from '../storeTenant.ts';
import { unknownThemeId } from '../themeIds.ts';

const newcomer: SeedPerson = { username: 'new', name: 'Priya Ramanathan', email: 'priya.ramanathan@summitliving.example' };

/** Stores Summit Living, which has a super administrator, a theme without a colour, and nothing else yet. */
export function seedSummit(database: DatabaseSync, now: Date): void {
  const tenantId = storeTenant(database, {
    key: 'summitliving',
    name: 'Summit Living',
    themeId: unknownThemeId,
    isChatEnabled: true,
    canOUAdminsSubmitSupportTickets: false,
    logo: summitLogo(),
  });
  const role = storeRole(database, { tenantId, name: 'Super administrator', type: 'SuperAdmin', nodeId: null });
  storeMembership(database, storePerson(database, newcomer), newcomer, { tenantId, createdUtc: daysBefore(now, 1), roleIds: [role] });
}
