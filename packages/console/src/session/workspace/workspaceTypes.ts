import type { components } from '@noticeboard/api-types/schema';

type Schemas = components['schemas'];

/** A tenant that the user may choose. */
export type Tenant = Schemas['OwnTenant'];
/** A role that the user holds in the chosen tenant. */
export type Role = Schemas['OwnRole'];
/** A kind of role, on which its rights and the depth of its node depend. */
export type RoleType = Schemas['RoleType'];
/** The signed-in user in the chosen tenant, with the roles held there. */
export type Profile = Schemas['OwnProfile'];
/** The name of a kind of role, as the host gives it. */
export type RoleTypeName = RoleType['name'];

/** What the user has chosen and what follows from it: what every signed-in page is based on. */
export interface Workspace {
  tenants: readonly Tenant[];
  tenant: Tenant;
  /** The user's profile in the tenant; its roles are those of this tenant (decisions-main 4). */
  profile: Profile;
  role: Role;
  roleTypes: readonly RoleType[];
}

/** How far the choice of tenant and role has come. */
export type WorkspaceState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | {
      status: 'choosing';
      choice: Choosing;
      notice: 'access-changed' | null;
      /** Whether the roles of the chosen tenant are loading. */
      isLoading?: boolean;
    }
  | { status: 'ready'; workspace: Workspace };

/** What there is to choose from. */
export interface Choosing {
  tenants: readonly Tenant[];
  roleTypes: readonly RoleType[];
  /** The tenant whose roles are offered; null while a tenant is to be chosen. */
  tenant: Tenant | null;
  /** Profile in that tenant; null while a tenant is to be chosen. */
  profile: Profile | null;
}

/** A choice as it is remembered. It belongs to one person. */
export interface RememberedChoice {
  subject: string;
  tenantId: string;
  roleId: string | null;
  /** The type of that role as it was then: enough to ask ahead by, and never what someone may do follows from it. */
  roleType?: string | undefined;
}
