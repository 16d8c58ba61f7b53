import type { ReactNode } from 'react';

/** A role the user may take in the selected tenant. */
export interface RoleChoice {
  id: string;
  /** 'Super administrator' */
  name: string;
  /** Where it holds: 'North Region'. */
  organizationNode?: string;
}

/** Another tenant the user may change to. */
export interface TenantChoice {
  id: string;
  name: string;
  /** Address of its logo; null for none. */
  logo?: string | null;
  /** A `TenantLogo` rendered by the caller, who fetches the picture only once the menu is open. @default one with `logo` */
  picture?: ReactNode;
}

export interface RoleSelectorProps {
  /** The selected tenant; null before one is chosen. */
  tenant: TenantChoice | null;
  /** The selected role; null shows 'Select Role' (core §2, Layout). */
  role: RoleChoice | null;
  /**
   * When what the user sees and what the server allows come from different roles (decisions-main 3), the sentence that
   * says so: 'Acting as unit administrator of North Region'.
   */
  actingAs?: string;
  /** Every role of the selected tenant. */
  roles: readonly RoleChoice[];
  /** Every tenant of the user. With one role and one tenant nothing is offered, only shown. */
  tenants: readonly TenantChoice[];
  /** Called with the id of another role of the selected tenant. */
  onRoleChange: (roleId: string) => void;
  /** Called with the id of another tenant. */
  onTenantChange: (tenantId: string) => void;
}
