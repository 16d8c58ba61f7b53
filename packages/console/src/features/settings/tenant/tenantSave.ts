import type { components } from '@noticeboard/api-types/schema';
import { applyChange, type Change, changedFields } from '../../../api/changes.ts';
import type { Facts, Overwriting } from '../../../api/useOverwriteWarning.ts';

/** What can be changed of the tenant (decisions-core O62). */
export type TenantFields = components['schemas']['ManagedTenantUpdate'];

/** Changes of some of it; the rest stays as the host has it. */
export type TenantChange = Change<Partial<TenantFields>>;

/** A tenant as far as it can be changed; an empty address counts as none. */
export const tenantFields = (tenant: Omit<TenantFields, 'contactEmail'> & { contactEmail?: string | null }): TenantFields => ({
  name: tenant.name,
  isChatEnabled: tenant.isChatEnabled,
  canOUAdminsSubmitSupportTickets: tenant.canOUAdminsSubmitSupportTickets,
  contactEmail: tenant.contactEmail || null,
});

/**
 * Every save replaces all of the tenant: what was not changed here is sent as it is now, and texts that were are compared
 * first (faults P12). A switch shows what it does by itself.
 */
export function tenantSave(id: string, now: TenantFields, change: TenantChange): { body: TenantFields; overwriting: Overwriting } {
  const texts = changedFields(change).filter((name) => name === 'name' || name === 'contactEmail');
  const textsOf = (fields: Partial<TenantFields>): Facts => Object.fromEntries(texts.map((name) => [name, fields[name] ?? null]));
  return { body: applyChange(now, change), overwriting: { id, opened: textsOf(change.from), now: textsOf(now), wanted: textsOf(change.to) } };
}
