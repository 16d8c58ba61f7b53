import { ProfileMenu, RoleSelector, Spinner, TenantLogo, TopBar, UnsavedWorkContext } from '@noticeboard/design-system';
import { memo, use, useLayoutEffect, useReducer } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useApiScope } from '../../api/ApiScopeProvider.tsx';
import { useRead } from '../../api/useRead.ts';
import { messages } from '../../messages/en.ts';
import { useConsoleSession, useStore, useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import type { Access } from '../../access/permissions.ts';
import { useAvatar, useTenantLogo } from '../../session/pictures.ts';
import { useActingAs } from '../../access/useAccess.ts';
import { lacksNode } from '../../session/workspace/roleRank.ts';
import type { Role, RoleType, Tenant } from '../../session/workspace/workspaceTypes.ts';
import { appearancePreference, contentTypePreference } from '../../shared/devicePreferences.ts';
import { titleInPage } from '../../shared/pages/PageTitle.tsx';
import { usePageHandle } from '../../shared/pages/pageHandle.ts';
import { paths } from '../../ground/paths.ts';
import * as styles from './ShellTopBar.css.ts';
import { supportAddress } from '../../shared/supportAddress.ts';
import { useNameOfThing } from './useNameOfThing.ts';

/** A role as the selector names it: with its node, or with the note that the node it needs is missing. */
const choiceIn =
  (roleTypes: readonly RoleType[]) =>
  (role: Role): { id: string; name: string; organizationNode?: string } => {
    const organizationNode = lacksNode(role, roleTypes) ? messages.selectRole.noNode : role.organizationNodeName;
    return { id: role.id, name: role.name, ...(organizationNode !== null && { organizationNode }) };
  };

/** Title and subtitle of the page, the spinner of a pending load, the role selector and the profile menu. */
export function ShellTopBar({ access }: { access: Access }) {
  const handle = usePageHandle();
  const page = handle && messages.pages[handle.page];
  const name = useNameOfThing();
  const { tenant, role } = useWorkspace();
  const actingAs = useActingAs();
  const subtitle = handle && subtitleOf(handle.page, access.highestRole);
  return (
    <TopBar
      {...(!useIsTitleInPage() && { title: name || (page?.title ?? messages.application.name), ...(subtitle !== undefined && { subtitle }) })}
      scope={actingAs ?? [tenant.name, role.name]}
      spinner={<LoadSpinner />}
      roleSelector={<ScopeSelector />}
      profileMenu={<OwnMenu access={access} />}
    />
  );
}

/** Whether the page shows its title. A page that comes with the frame says so after the frame was rendered: noticed before either is painted. */
function useIsTitleInPage(): boolean {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => titleInPage.subscribe(renderAgain), []);
  return useStore(titleInPage);
}

/** Subtitles of pages that show other roles something else than super administrators. */
function subtitleOf(name: keyof typeof messages.pages, highestRole: Access['highestRole']): string | undefined {
  if (name === 'dashboard' && highestRole === 'Staff') return messages.dashboard.staffSubtitle;
  if (name === 'settings' && highestRole !== 'SuperAdmin') return messages.deviceSettings;
  const page = messages.pages[name];
  return 'subtitle' in page ? page.subtitle : undefined;
}

/** Spins while the code of a page or a response of the host has been pending for half a second (core §2 Layout). */
function LoadSpinner() {
  const isPageOnItsWay = useNavigation().state !== 'idle';
  const isReading = useStore(useApiScope().reads.isRunning);
  return isPageOnItsWay || isReading ? <Spinner size="small" /> : null;
}

/** Names the tenant in an attribute, too: the end-to-end suite compares every request with it (oracle O2). */
const ScopeSelector = memo(function ScopeSelector() {
  const { workspace: store } = useConsoleSession();
  const { tenant, tenants, role, profile, roleTypes } = useWorkspace();
  const choiceOf = choiceIn(roleTypes);
  const actingAs = useActingAs();
  const logo = useTenantLogo(tenant);
  const navigate = useNavigate();
  const { mayLeave } = use(UnsavedWorkContext);

  // To the dashboard first, then the change: no page of the old tenant renders in the new one (decisions-core O13).
  async function changeTo(change: () => unknown) {
    if (!(await mayLeave('scope'))) return;
    // Rendered synchronously: the change must not overtake it.
    await navigate(paths.dashboard, { flushSync: true });
    await change();
  }

  return (
    <div className={styles.scope} data-shown-tenant={tenant.id}>
      <RoleSelector
        tenant={{ id: tenant.id, name: tenant.name, logo }}
        role={choiceOf(role)}
        {...(actingAs !== undefined && { actingAs })}
        roles={profile.roles.map(choiceOf)}
        tenants={tenants.map((each) => ({ id: each.id, name: each.name, picture: <LogoOf tenant={each} /> }))}
        onRoleChange={(roleId) => {
          // A role that can't be used navigates nowhere (decisions-core A74).
          if (store.isChoosable(roleId)) void changeTo(() => store.chooseRole(roleId));
        }}
        onTenantChange={(tenantId) => void changeTo(() => store.chooseTenant(tenantId))}
      />
    </div>
  );
});

/** Fetched when it is rendered, which is when the menu opens. */
function LogoOf({ tenant }: { tenant: Tenant }) {
  return <TenantLogo name={tenant.name} logo={useTenantLogo(tenant)} />;
}

const OwnMenu = memo(function OwnMenu({ access }: { access: Access }) {
  const { session } = useConsoleSession();
  const { profile, tenant } = useWorkspace();
  const { mayLeave } = use(UnsavedWorkContext);
  const { data: channels } = useRead('/api/users/me/support-channels');
  const supportHref = channels && supportAddress(access.highestRole, tenant.canOUAdminsSubmitSupportTickets, channels);
  return (
    <ProfileMenu
      name={profile.name}
      email={profile.email}
      avatar={useAvatar(profile.avatar)}
      profileHref={paths.profile}
      settingsHref={paths.settings}
      {...(supportHref !== undefined && { supportHref })}
      onSignOut={async () => {
        if (await mayLeave('session')) void session.signOut();
      }}
      appearance={useStore(appearancePreference)}
      onAppearanceChange={appearancePreference.choose}
      showsContentType={useStore(contentTypePreference)}
      {...(access.highestRole !== 'Staff' && { onShowsContentTypeChange: contentTypePreference.choose })}
    />
  );
});
