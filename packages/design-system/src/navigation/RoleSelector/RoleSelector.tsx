import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { Button } from 'react-aria-components/Button';
import { Header, Menu, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { messages } from '../../messages/en.ts';
import { roleSelectorMessages } from '../../messages/roleSelector.ts';
import { listName } from '../../actions/listName.ts';
import * as menu from '../../overlays/Menu/Menu.css.ts';
import { MenuRow } from '../../overlays/Menu/MenuRow.tsx';
import { FocusBeforeLeaving } from '../../focus/FocusBeforeLeaving.tsx';
import { useOpenUntilBack } from '../../overlays/useOpenUntilBack.ts';
import * as bar from '../barMenu/barMenu.css.ts';
import { TenantLogo } from '../TenantLogo/TenantLogo.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RoleSelector.css.ts';
import type { RoleSelectorProps } from './roleSelectorTypes.ts';

const text = roleSelectorMessages;

/** Keeps the ids of tenants and roles apart within one menu. */
const tenantKey = (id: string) => `tenant:${id}`;

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
export function RoleSelector({ tenant, role, actingAs, roles, tenants, onRoleChange, onTenantChange }: RoleSelectorProps) {
  const [isOpen, setOpen] = useOpenUntilBack();
  const current = <CurrentRole tenant={tenant} role={role} {...(actingAs !== undefined && { actingAs })} />;
  if (roles.length <= 1 && tenants.length <= 1 && role !== null) return <div className={styles.still}>{current}</div>;
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={bar.trigger}>
        {current}
        {(tenant !== null || role !== null) && <VisuallyHidden>{text.change}</VisuallyHidden>}
        <ChevronsUpDown className={bar.cue} aria-hidden />
      </Button>
      <Popover className={bar.popover} placement="bottom end" {...listName(messages.field.choices)}>
        <FocusBeforeLeaving />
        {tenant && role && (
          // Read out with the button already.
          <div aria-hidden className={styles.whole}>
            <strong>{tenant.name}</strong>
            <span className={styles.wholeRole}>{actingAs ?? role.name}</span>
          </div>
        )}
        <Menu className={menu.menu} {...listName(text.none)}>
          {roles.length > 0 && (
            <MenuSection
              className={menu.section}
              selectionMode="single"
              disallowEmptySelection={role !== null}
              selectedKeys={role === null ? [] : [role.id]}
              onSelectionChange={(keys) => {
                const [chosen] = keys === 'all' ? [] : [...keys];
                if (chosen !== undefined && chosen !== role?.id) onRoleChange(String(chosen));
              }}
            >
              <Header className={menu.heading}>{text.roles(tenant?.name ?? '')}</Header>
              {roles.map(({ id, name, organizationNode }) => (
                <MenuRow key={id} id={id} label={name} detail={organizationNode} isChoice />
              ))}
            </MenuSection>
          )}
          {tenants.length > 1 && (
            <MenuSection
              className={menu.section}
              selectionMode="single"
              disallowEmptySelection={tenant !== null}
              selectedKeys={tenant === null ? [] : [tenantKey(tenant.id)]}
              onSelectionChange={(keys) => {
                const [chosen] = keys === 'all' ? [] : [...keys];
                const next = tenants.find(({ id }) => tenantKey(id) === chosen);
                if (next !== undefined && next.id !== tenant?.id) onTenantChange(next.id);
              }}
            >
              <Header className={menu.heading}>{text.tenants}</Header>
              {tenants.map(({ id, name, logo, picture }) => (
                <MenuRow key={id} id={tenantKey(id)} label={name} icon={picture ?? <TenantLogo name={name} logo={logo} />} isChoice />
              ))}
            </MenuSection>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
