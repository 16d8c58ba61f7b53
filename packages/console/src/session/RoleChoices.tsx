import { Alert, TenantLogo } from '@noticeboard/design-system';
import { messages } from '../messages/en.ts';
import { noRoleMessages } from '../messages/noRole.ts';
import { useTenantLogo } from './pictures.ts';
import { lacksNode, roleTypeOf } from './workspace/roleRank.ts';
import type { Choosing, Tenant } from './workspace/workspaceTypes.ts';
import * as styles from './RoleChoices.css.ts';

const texts = messages.selectRole;

export interface RoleChoicesProps {
  /** The tenants, the chosen one, and the user's roles in it. */
  choice: Choosing;
  /** A tenant was pressed, possibly the chosen one. */
  onTenantChoice: (tenantId: string) => void;
  /** A role was pressed, possibly one that lacks its node and cannot be used. */
  onRoleChoice: (roleId: string) => void;
}

/** Two lists: the tenants, and the roles held in the chosen one (decisions-core O8). */
export function RoleChoices({ choice, onTenantChoice, onRoleChoice }: RoleChoicesProps) {
  const { tenants, tenant, profile, roleTypes } = choice;
  if (tenants.length === 0) return <Alert tone="info" title={texts.noTenants}>{noRoleMessages.noTenant}</Alert>;
  return (
    <>
      {tenants.length > 1 && (
        <section className={styles.group} aria-labelledby="tenants">
          <h2 id="tenants" className={styles.heading}>
            {texts.tenants}
          </h2>
          <ul className={styles.list}>
            {tenants.map((each) => (
              <li key={each.id}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-pressed={each.id === tenant?.id}
                  onClick={() => onTenantChoice(each.id)}
                >
                  <LogoOf tenant={each} />
                  <span className={styles.name}>{each.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {profile !== null && (
        <section className={styles.group} aria-labelledby="roles">
          <h2 id="roles" className={styles.heading}>
            {texts.roles}
          </h2>
          {profile.roles.length === 0 && (
            <Alert tone="info" title={texts.noRoles}>
              {noRoleMessages.noRole(profile.name, tenant?.name ?? '')}
            </Alert>
          )}
          <ul className={styles.list}>
            {profile.roles.map((role) => (
              <li key={role.id}>
                <button type="button" className={styles.roleChoice} aria-disabled={lacksNode(role, roleTypes) || undefined} onClick={() => onRoleChoice(role.id)}>
                  <span className={styles.name}>{role.name}</span>
                  <span className={styles.detail}>
                    {[messages.roleTypes[roleTypeOf(role, roleTypes)], lacksNode(role, roleTypes) ? texts.noNode : role.organizationNodeName]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function LogoOf({ tenant }: { tenant: Tenant }) {
  return <TenantLogo name={tenant.name} logo={useTenantLogo(tenant)} />;
}
