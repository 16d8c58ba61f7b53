import type { OrganizationTreeNode } from '../OrganizationTree/organizationTreeTypes.ts';

export interface NodeFilterModalProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close: Cancel, Escape, a press outside, or after Apply Filter. */
  onOpenChange: (isOpen: boolean) => void;
  /** The roots of the organization. */
  nodes: readonly OrganizationTreeNode[];
  /** The node that filters now; the choice inside starts from it each time the modal opens. */
  selectedId: string | null;
  /** Apply Filter was pressed; `null` removes the filter. Nothing is reported before. */
  onApply: (id: string | null) => void;
  /** What is listed without a node, as a button that chooses it: 'All units'. @default none is offered */
  everythingLabel?: string;
  /** Whether the nodes are loading. @default false */
  isLoading?: boolean;
  /** The message of a failed load, shown in an alert. */
  error?: string | null;
  /** 'Try again' of the alert. */
  onRetry?: () => void;
}
