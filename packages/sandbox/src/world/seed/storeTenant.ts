import type { DatabaseSync } from 'node:sqlite';
import { guid } from './identifiers.ts';
import { insert } from './insert.ts';

/** A tenant of the seed. */
export interface SeedTenant {
  /** Short word that its id, logo and addresses are made from. */
  key: string;
  name: string;
  themeId: string;
  isChatEnabled: boolean;
  canOUAdminsSubmitSupportTickets: boolean;
  logo: Buffer;
}

/** Id of the tenant with this key. */
export function tenantIdOf(key: string): string {
  return guid('tenant', key);
}

/** Stores a tenant and its logo; returns the id. */
export function storeTenant(database: DatabaseSync, tenant: SeedTenant): string {
  const id = tenantIdOf(tenant.key);
  const logo = `${tenant.key}-logo.png`;
  insert(database, 'tenants', {
    id,
    name: tenant.name,
    logo,
    tenant_theme_id: tenant.themeId,
    is_chat_enabled: tenant.isChatEnabled,
    can_ou_admins_submit_support_tickets: tenant.canOUAdminsSubmitSupportTickets,
    hub_spot_url: `https://support.example/${tenant.key}`,
    contact_email: `support@${tenant.key}.example`,
  });
  insert(database, 'pictures', { file_name: logo, tenant_id: id, content_type: 'image/png', bytes: tenant.logo });
  return id;
}
