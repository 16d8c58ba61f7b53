import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { roleSelectorMessages } from '../../messages/roleSelector.ts';
import { lazyPart } from '../../feedback/lazyParts/lazyPart.tsx';
import { BarMenu } from '../barMenu/BarMenu.tsx';
import * as bar from '../barMenu/barMenu.css.ts';
import { loadFrameLayers } from '../frameLayers/loadFrameLayers.ts';
import { TenantLogo } from '../TenantLogo/TenantLogo.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RoleSelector.css.ts';
import type { RoleSelectorProps } from './roleSelectorTypes.ts';

const text = roleSelectorMessages;

const OpenRoleSelector = lazyPart(async () => (await loadFrameLayers()).OpenRoleSelector, { instead: () => null });

function CurrentRole({ tenant, role, actingAs }: Pick<RoleSelectorProps, 'tenant' | 'role' | 'actingAs'>) {
  return (
    <>
      {tenant && <TenantLogo name={tenant.name} logo={tenant.logo} />}
      <span className={styles.names}>
        {tenant && (
          <span className={styles.tenant} title={tenant.name}>
            {tenant.name}
          </span>
        )}
        <span className={styles.role} title={actingAs ?? role?.name}>
          {actingAs ?? role?.name ?? text.none}
        </span>
      </span>
    </>
  );
}

/**
 * Says in which tenant and role the user works, and offers the others in a menu. With one tenant and one role
 * there is nothing to offer: it is text.
 */
export function RoleSelector(props: RoleSelectorProps) {
  const { tenant, role, actingAs, roles, tenants } = props;
  const current = <CurrentRole tenant={tenant} role={role} {...(actingAs !== undefined && { actingAs })} />;
  if (roles.length <= 1 && tenants.length <= 1 && role !== null) return <div className={styles.still}>{current}</div>;
  return (
    <BarMenu renderMenu={(open) => <OpenRoleSelector {...props} open={open} />}>
      {current}
      {(tenant !== null || role !== null) && <VisuallyHidden>{text.change}</VisuallyHidden>}
      <ChevronsUpDown className={bar.cue} aria-hidden />
    </BarMenu>
  );
}
