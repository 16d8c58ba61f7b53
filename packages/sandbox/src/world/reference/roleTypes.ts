/** Names of the role types (core §3). */
export type RoleTypeName = 'SuperAdmin' | 'Staff' | 'OrganizationUnitAdmin';

/** The three role types, the same in every tenant. */
export const roleTypes: readonly { id: string; name: RoleTypeName; description: string }[] = [
  { id: 'a11ce001-7d21-4b3c-8e10-000000000001', name: 'SuperAdmin', description: 'Manages everything in the tenant' },
  { id: 'a11ce002-7d21-4b3c-8e10-000000000002', name: 'OrganizationUnitAdmin', description: 'Manages people and content of one part of the organization' },
  { id: 'a11ce003-7d21-4b3c-8e10-000000000003', name: 'Staff', description: 'Reads and answers in the mobile app' },
];

/** Id of a role type. */
export function roleTypeId(name: RoleTypeName): string {
  const type = roleTypes.find((candidate) => candidate.name === name);
  if (type === undefined) throw new Error(`There is no role type ${name}`);
  return type.id;
}

/** Name of a role type. */
export function roleTypeName(id: string): RoleTypeName {
  const type = roleTypes.find((candidate) => candidate.id === id);
  if (type === undefined) throw new Error(`There is no role type with the id ${id}`);
  return type.name;
}
