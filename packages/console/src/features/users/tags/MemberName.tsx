import { UserBadge } from '@noticeboard/design-system/people';
import { useAvatar } from '../../../session/pictures.ts';
import { person } from '../list/cells.css.ts';

export interface MemberNameProps {
  /** Shown beside the picture; its initials in place of a missing one. */
  name: string;
  /** File name of the picture; null for none. */
  avatar: string | null;
}

/** A member's picture and name; the picture is loaded by a call of our own (faults D11). */
export function MemberName({ name, avatar }: MemberNameProps) {
  return (
    // On a line of text a picture would sit higher than initials.
    <span className={person}>
      <UserBadge name={name} image={useAvatar(avatar)} />
    </span>
  );
}
