import { firstCharacter } from '../../text/characters.ts';
import { tenantLogo, tenantPicture } from './TenantLogo.css.ts';

export interface TenantLogoProps {
  /** Name of the tenant. */
  name: string;
  /** Address of the picture; the first letter replaces a missing one. */
  logo: string | null | undefined;
}

/** A tenant's logo, decorative: its name is always beside it. */
export function TenantLogo({ name, logo }: TenantLogoProps) {
  return (
    <span className={tenantLogo} aria-hidden>
      {logo ? <img className={tenantPicture} src={logo} alt="" /> : firstCharacter(name)}
    </span>
  );
}
