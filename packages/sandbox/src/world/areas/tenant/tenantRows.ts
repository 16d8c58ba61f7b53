/** A tenant as it is stored. */
export interface TenantRow {
  id: string;
  name: string;
  logo: string | null;
  tenant_theme_id: string | null;
  is_chat_enabled: number;
  can_ou_admins_submit_support_tickets: number;
  hub_spot_url: string | null;
  contact_email: string | null;
}

/** A tenant as its members see it (core §3). */
export interface Tenant {
  id: string;
  name: string;
  logo: string | null;
  tenantThemeId: string | null;
  isChatEnabled: boolean;
  canOUAdminsSubmitSupportTickets: boolean;
}

/** The tenant as an entity. */
export function presentTenant(row: TenantRow): Tenant {
  return {
    id: row.id,
    name: row.name,
    logo: row.logo,
    tenantThemeId: row.tenant_theme_id,
    isChatEnabled: row.is_chat_enabled === 1,
    canOUAdminsSubmitSupportTickets: row.can_ou_admins_submit_support_tickets === 1,
  };
}
