/** The message for a person who has nothing to choose from on Select Role. */
export const noRoleMessages = {
  noTenant: 'Your account belongs to no tenant yet. Ask an administrator to add you.',
  noRole: (person: string, tenant: string) => `${person} has no role in ${tenant} yet. Ask an administrator there for one.`,
} as const;
