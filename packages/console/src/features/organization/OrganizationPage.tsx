import { Stack, UntilLeft } from '@noticeboard/design-system';
import Network from 'lucide-react/icons/network';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router';
import { describeError } from '../../ground/describeError.ts';
import { paths } from '../../ground/paths.ts';
import { useConsoleSession, useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { entryMessages } from '../../messages/entry.ts';
import { PageTitle } from '../../shared/pages/PageTitle.tsx';
import { can } from '../../access/permissions.ts';
import { useAccess, useActingAs } from '../../access/useAccess.ts';
import { type NodeAct, nodeRefusal } from './nodeActs.ts';
import { NodeDetails } from './NodeDetails.tsx';
import { LogoContext, useLogoStore } from './nodeLogos.ts';
import { NodeWindow } from './NodeWindow.tsx';
import * as styles from './organization.css.ts';
import type { TreeNode } from './organizationNodes.ts';
import { OrganizationTreePanel } from './OrganizationTreePanel.tsx';
import { useNodeChoice } from './useNodeChoice.ts';
import { useOrganization } from './useOrganization.ts';

/** The organization's tree (core §2 Organization). Without a root it redirects to Add Organization (ORG-15 to ORG-17). */
export function OrganizationPage() {
  const { configuration } = useConsoleSession();
  const hasChat = useWorkspace().tenant.isChatEnabled;
  const access = useAccess();
  const actingAs = useActingAs();
  const { organization, isWithout, error, isLoading, retry } = useOrganization();
  const choice = useNodeChoice(organization);
  const logos = useLogoStore();
  const [opened, setOpened] = useState<{ act: NodeAct; node: TreeNode } | null>(null);
  const nodes = useMemo(() => (organization === undefined ? [] : [organization.root]), [organization]);

  if (isWithout) return <Navigate to={paths.organizationAdd} replace />;
  const manage = can(access, 'manageTenant', null);
  const refusal = (act: NodeAct, node: TreeNode) => nodeRefusal(act, node, manage, configuration.addChildDepth);
  const onAct = (act: NodeAct, node: TreeNode) => {
    if (refusal(act, node) === null) setOpened({ act, node });
  };
  const onClose = () => setOpened(null);
  return (
    <LogoContext value={logos}>
      <Stack gap="large">
        <PageTitle icon={<Network />} facts={entryMessages.pages.organization.subtitle} />
        <div className={styles.columns}>
          <OrganizationTreePanel
            nodes={nodes}
            choice={choice}
            refusal={refusal}
            onAct={onAct}
            hasChat={hasChat}
            isLoading={isLoading}
            error={error === undefined ? null : describeError(error, { actingAs }).detail}
            onRetry={retry}
          />
          {choice.chosen && <NodeDetails node={choice.chosen} refusal={refusal} onAct={onAct} />}
        </div>
      </Stack>
      <UntilLeft>{opened !== null && <NodeWindow {...opened} choice={choice} disabledReason={manage.allowed ? undefined : manage.reason} onClose={onClose} />}</UntilLeft>
    </LogoContext>
  );
}
