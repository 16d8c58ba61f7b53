import { Button } from '@noticeboard/design-system';
import { NodeFilterModal } from '@noticeboard/design-system/organization';
import Network from 'lucide-react/icons/network';
import { useState } from 'react';
import { describeError } from '../../ground/describeError.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { useActingAs } from '../../access/useAccess.ts';
import * as styles from './filters.css.ts';
import type { AnalyticsNodes } from './useAnalyticsNodes.ts';

export interface NodeFilterProps {
  /** The tree to choose from, the node of the role, and the state of their read. */
  nodes: AnalyticsNodes;
  /** The chosen node; null for the role's own. */
  nodeId: string | null;
  /** A node was chosen; null for the role's own. */
  onChange: (nodeId: string | null) => void;
}

/** Whose users are counted: those of a node and everything below it. Unit administrators begin at the node of their role (core §2). */
export function NodeFilter({ nodes, nodeId, onChange }: NodeFilterProps) {
  const actingAs = useActingAs();
  const [isOpen, setOpen] = useState(false);
  const shownId = nodeId ?? nodes.ownNodeId;
  const name = shownId === null ? analyticsMessages.allUnits : (nodes.names.get(shownId) ?? (nodes.isLoading ? '…' : analyticsMessages.unknownUnit));
  return (
    <div className={styles.labelled}>
      <span aria-hidden className={styles.label}>
        {analyticsMessages.unit}
      </span>
      <Button variant="outline" tone="neutral" isFullWidth icon={<Network />} aria-label={analyticsMessages.changeUnit(name)} onPress={() => setOpen(true)}>
        <span className={styles.unit}>{name}</span>
      </Button>
      <NodeFilterModal
        isOpen={isOpen}
        onOpenChange={setOpen}
        nodes={nodes.tree}
        selectedId={shownId}
        {...(nodes.ownNodeId === null && { everythingLabel: analyticsMessages.allUnits })}
        onApply={(id) => onChange(id === nodes.ownNodeId ? null : id)}
        isLoading={nodes.isLoading}
        error={nodes.error === undefined ? null : describeError(nodes.error, { actingAs }).detail}
        onRetry={nodes.retry}
      />
    </div>
  );
}
