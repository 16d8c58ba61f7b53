/** Texts of the choice of tenant and role in the top bar; they load with the frame. */
export const roleSelectorMessages = {
  none: 'Select Role',
  change: 'Change role',
  roles: (tenant: string) => `Roles in ${tenant}`,
  tenants: 'Tenants',
};
