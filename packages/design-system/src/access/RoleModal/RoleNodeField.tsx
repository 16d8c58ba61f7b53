import { useId, useMemo } from 'react';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { description, error as errorStyle, field, label as labelStyle, required } from '../../fields/field.css.ts';
import { accessMessages } from '../../messages/access.ts';
import { OrganizationTree } from '../../organization/OrganizationTree/OrganizationTree.tsx';
import type { OrganizationTreeNode } from '../../organization/OrganizationTree/organizationTreeTypes.ts';
import { nodeDepths, nodesForRole, pathsToDepths } from './roleDepths.ts';

const text = accessMessages.role;

interface RoleNodeFieldProps {
  /** Depths that fit; undefined while no type is chosen. */
  depths: readonly number[] | undefined;
  /** The tree whose nodes can be chosen, where their depth fits. */
  nodes: readonly OrganizationTreeNode[];
  /** The chosen node; null for none. */
  nodeId: string | null;
  /** The role's current node, which stays selectable. */
  keptId: string | null;
  /** A node was chosen; null once it is pressed again. */
  onChange: (id: string | null) => void;
  /** Whether the choice cannot be changed now, because it is being saved. */
  isLocked: boolean;
  /** What is shown as wrong with the choice. */
  problem: string | undefined;
  /** Whether the nodes are loading. */
  isLoading: boolean;
  /** Why the nodes did not load; null when they did. */
  error: string | null;
  /** 'Try again' beside `error`. */
  onRetry: (() => void) | undefined;
}

/** Nodes whose depth fits; the others are shown with the reason (decisions-core A49). */
export function RoleNodeField(props: RoleNodeFieldProps) {
  const { depths, nodes, nodeId, keptId, onChange, isLocked, problem, isLoading, error, onRetry } = props;
  const id = useId();
  const words = depths?.join(text.or) ?? '';
  const known = useMemo(() => nodeDepths(nodes), [nodes]);
  const offered = useMemo(
    () => (depths === undefined ? [] : nodesForRole(nodes, { allowed: depths, keptId, reason: (depth) => text.unfit(depth, words) })),
    [nodes, depths, keptId, words],
  );
  // Expands the path to the role's node; for a new role, the paths to all nodes that fit it.
  const openIds = useMemo(() => (keptId === null && depths !== undefined ? pathsToDepths(nodes, depths) : undefined), [nodes, depths, keptId]);
  const isReady = !isLoading && error === null && depths !== undefined;
  const keptDepth = keptId === null ? undefined : known.get(keptId);
  const isElsewhere = isReady && nodeId === keptId && keptDepth !== undefined && !depths.includes(keptDepth);
  const fitsNowhere = isReady && keptId === null && ![...known.values()].some((depth) => depths.includes(depth));
  return (
    <div className={field} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help ${id}-error`} {...(problem !== undefined && { 'data-invalid': true })}>
      <span className={labelStyle} id={`${id}-label`}>
        {text.node}
        <span className={required} aria-hidden>
          *
        </span>
      </span>
      <span className={description} id={`${id}-help`}>
        {depths === undefined ? text.chooseTypeFirst : text.depth(words)} {fitsNowhere && text.noneFits}
      </span>
      {isElsewhere && <Alert tone="warning">{text.elsewhere(keptDepth, words)}</Alert>}
      {isReady && keptId !== null && keptDepth === undefined && nodeId === keptId && <Alert tone="info">{text.outOfSight}</Alert>}
      {depths !== undefined && (
        <OrganizationTree
          // Another type expands other paths, and so do nodes that have loaded.
          key={`${words} ${isLoading}`}
          label={text.node}
          nodes={offered}
          {...(openIds && { defaultExpandedIds: openIds })}
          selectedId={nodeId}
          onSelectionChange={(next) => {
            if (!isLocked) onChange(next);
          }}
          isLoading={isLoading}
          error={error}
          {...(onRetry && { onRetry })}
          hasExpandAll
          height="14rem"
        />
      )}
      <span className={errorStyle} id={`${id}-error`}>
        {depths !== undefined && problem}
      </span>
    </div>
  );
}
