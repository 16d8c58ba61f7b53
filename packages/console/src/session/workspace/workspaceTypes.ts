import type { components } from '@noticeboard/api-types/schema';

type Schemas = components['schemas'];

/** A tenant that the user may choose. */
export type Tenant = Schemas['OwnTenant'];
/** A role of the user in the chosen tenant. */
export type Role = Schemas['OwnRole'];
/** A kind of role, on which its rights and the depth of its node depend. */
export type RoleType = Schemas['RoleType'];
/** The signed-in user in the chosen tenant, with their roles there. */
export type Profile = Schemas['OwnProfile'];
/** The host's name for a kind of role. */
export type RoleTypeName = RoleType['name'];

/** The user's choice and what follows from it: the basis of every signed-in page. */
export interface Workspace {
  tenants: readonly Tenant[];
  tenant: Tenant;
  /** The user's profile in the tenant; its roles are those of this tenant (decisions-main 4). */
  profile: Profile;
  role: Role;
  roleTypes: readonly RoleType[];
}

/** The state of the choice of tenant and role. */
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

/** The available choices. */
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
  /** The type of that role at that time: enough for requests ahead, and never the basis of rights. */
  roleType?: string | undefined;
}
