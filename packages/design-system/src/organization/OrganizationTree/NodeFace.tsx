import { firstCharacter } from '../../text/characters.ts';
import * as styles from './OrganizationTree.css.ts';

export interface NodeFaceProps {
  /** The node's name; its first letter replaces a missing logo. */
  name: string;
  /** Address of the logo, a `blob:` or `data:` one (faults D11). @default none */
  logo?: string | null | undefined;
}

/** The small picture before a node's name. */
export function NodeFace({ name, logo }: NodeFaceProps) {
  if (logo) return <img src={logo} alt="" className={styles.logo} />;
  return (
    <span aria-hidden className={styles.initial}>
      {firstCharacter(name).toLocaleUpperCase()}
    </span>
  );
}
