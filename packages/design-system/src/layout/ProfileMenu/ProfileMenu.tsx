import type { ProfileMenuProps } from './profileMenuTypes.ts';

/** The signed-in user's own menu. */
export function ProfileMenu({ name }: ProfileMenuProps) {
  return <span>{name}</span>;
}
