import { UserBadge } from '@noticeboard/design-system';
import { useAvatar } from '../../../session/pictures.ts';

export interface PersonCellProps {
  name: string;
  /** File name of the picture; null for none. */
  avatar: string | null;
}

/** A user's picture and name; the picture is loaded by a call of our own (D11). */
export function PersonCell({ name, avatar }: PersonCellProps) {
  return <UserBadge name={name} image={useAvatar(avatar)} />;
}
