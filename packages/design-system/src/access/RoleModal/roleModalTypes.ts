import type { OrganizationTreeNode } from '../../organization/OrganizationTree/organizationTreeTypes.ts';
import type { FormWindowProps } from '../../overlays/FormModal/FormModal.tsx';
import type { RoleDepths, RoleTypeName } from './roleDepths.ts';

/** A role type as the host lists it. */
export interface RoleType {
  id: string;
  name: RoleTypeName;
  /** A sentence on what it allows. */
  description?: string;
}

/** The fields of a role; complete when it is saved. */
export interface RoleValues {
  name: string;
  roleTypeId: string;
  /** Id of its node; null only for a role that had none and keeps none, in a tenant without an organization. */
  organizationNodeId: string | null;
}

export interface RoleModalProps extends FormWindowProps {
  /** The role to change; left out, a new one is added. */
  role?: (RoleValues & { id: string }) | undefined;
  /** The types that can be given, in the order shown. Leave out those this person may not give (decisions-core A50), never the type of `role`. */
  roleTypes: readonly RoleType[];
  /** The roots of the organization. Keep the array stable between renders. */
  nodes: readonly OrganizationTreeNode[];
  /** Depths per role type. @default SuperAdmin 0 or 1, Staff 4, OrganizationUnitAdmin 0 */
  roleDepths?: RoleDepths;
  /** Whether the nodes are loading. @default false */
  isLoadingNodes?: boolean;
  /** The message of a failed load of the nodes. */
  nodesError?: string | null;
  /** 'Try again' of the failed load. */
  onRetryNodes?: () => void;
  /**
   * Saves. The modal closes when it resolves; when it rejects, it stays open with everything typed and shows the error's
   * message (core §8).
   */
  onSave: (values: RoleValues) => Promise<void>;
}
