import { Header, Menu, MenuSection } from 'react-aria-components/Menu';
import { roleSelectorMessages } from '../../messages/roleSelector.ts';
import { listName } from '../../actions/listName.ts';
import * as menu from '../../overlays/Menu/Menu.css.ts';
import { fromItsButton, MenuPopover, type OpenMenuProps } from '../../overlays/Menu/MenuPopover.tsx';
import { MenuRow } from '../../overlays/Menu/MenuRow.tsx';
import * as bar from '../barMenu/barMenu.css.ts';
import { TenantLogo } from '../TenantLogo/TenantLogo.tsx';
import * as styles from './RoleSelector.css.ts';
import type { RoleSelectorProps } from './roleSelectorTypes.ts';

const text = roleSelectorMessages;

/** Keeps the ids of tenants and roles apart within one menu. */
const tenantKey = (id: string) => `tenant:${id}`;

interface OpenRoleSelectorProps extends RoleSelectorProps {
  /** Its button, and what closes it. */
  open: OpenMenuProps;
}

/** The menu of roles and tenants while it is open. */
export function OpenRoleSelector({ tenant, role, actingAs, roles, tenants, onRoleChange, onTenantChange, open }: OpenRoleSelectorProps) {
  const { autoFocus = 'first' } = open;
  return (
    <MenuPopover {...open} className={bar.popover}>
      {tenant && role && (
        // Announced with the button already.
        <div aria-hidden className={styles.whole}>
          <strong>{tenant.name}</strong>
          <span className={styles.wholeRole}>{actingAs ?? role.name}</span>
        </div>
      )}
      <Menu className={menu.menu} autoFocus={autoFocus} onClose={open.onClose} {...listName(text.none)}>
        {roles.length > 0 && (
          <MenuSection
            className={menu.section}
            selectionMode="single"
            disallowEmptySelection={role !== null}
            selectedKeys={role === null ? [] : [role.id]}
            onSelectionChange={(keys) => {
              const [chosen] = keys === 'all' ? [] : [...keys];
              if (chosen !== undefined && chosen !== role?.id) fromItsButton(open, () => onRoleChange(String(chosen)));
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
              if (next !== undefined && next.id !== tenant?.id) fromItsButton(open, () => onTenantChange(next.id));
            }}
          >
            <Header className={menu.heading}>{text.tenants}</Header>
            {tenants.map(({ id, name, logo, picture }) => (
              <MenuRow key={id} id={tenantKey(id)} label={name} icon={picture ?? <TenantLogo name={name} logo={logo} />} isChoice />
            ))}
          </MenuSection>
        )}
      </Menu>
    </MenuPopover>
  );
}
