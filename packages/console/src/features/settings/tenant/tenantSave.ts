import type { components } from '@noticeboard/api-types/schema';
import { applyChange, type Change } from '../../../api/changes.ts';
import { fieldsOverwritten, type FieldWords, switched } from '../../../api/fieldsOverwritten.ts';
import type { Overwriting } from '../../../api/useOverwriteWarning.ts';

/** The fields of the tenant that can be changed (decisions-core O62). */
export type TenantFields = components['schemas']['ManagedTenantUpdate'];

/** Changes of some of them; the rest stays as the host has it. */
export type TenantChange = Change<Partial<TenantFields>>;

/** The fields of a tenant that can be changed; an empty address counts as none. */
export const tenantFields = (tenant: Omit<TenantFields, 'contactEmail'> & { contactEmail?: string | null }): TenantFields => ({
  name: tenant.name,
  isChatEnabled: tenant.isChatEnabled,
  canOUAdminsSubmitSupportTickets: tenant.canOUAdminsSubmitSupportTickets,
  contactEmail: tenant.contactEmail || null,
});

const words: FieldWords<TenantFields> = {
  name: (name) => name,
  contactEmail: (email) => email,
  isChatEnabled: switched,
  canOUAdminsSubmitSupportTickets: switched,
};

/**
 * Every save replaces the whole tenant: fields that were not changed are sent as they are now, and changed ones are compared first
 * (faults P12). A switch shows its own effect.
 */
export const tenantSave = (id: string, now: TenantFields, change: TenantChange): { body: TenantFields; overwriting: Overwriting } => ({
  body: applyChange(now, change),
  overwriting: fieldsOverwritten<Partial<TenantFields>>(id, now, change, words),
});
