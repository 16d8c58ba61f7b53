/** What the choice of tenant and role in the top bar says; it loads with the frame. */
export const roleSelectorMessages = {
  none: 'Select Role',
  change: 'Change role',
  roles: (tenant: string) => `Roles in ${tenant}`,
  tenants: 'Tenants',
};
