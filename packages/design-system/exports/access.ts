export { RoleModal } from '../src/access/RoleModal/RoleModal.tsx';
export { defaultRoleDepths, isDepthAllowed, nodeDepths, type RoleDepths, type RoleTypeName } from '../src/access/RoleModal/roleDepths.ts';
export type { RoleModalProps, RoleType, RoleValues } from '../src/access/RoleModal/roleModalTypes.ts';
export type { ContentInstancePermission, Right } from '../src/access/RolePermissionsModal/permissionRules.ts';
export type { PermissionInstance } from '../src/access/RolePermissionsModal/permissionInstance.ts';
export { RolePermissionsModal, type RolePermissionsModalProps } from '../src/access/RolePermissionsModal/RolePermissionsModal.tsx';
