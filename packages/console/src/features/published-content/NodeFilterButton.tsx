import { Button } from '@noticeboard/design-system';
import Network from 'lucide-react/icons/network';
import type { NameOfNode } from '../../content/useNodeNames.ts';
import { publishedContentMessages } from '../../messages/publishedContent.ts';

export interface NodeFilterButtonProps {
  /** The node of the filter; null for none. */
  nodeId: string | null;
  /** Names the node. */
  nameOfNode: NameOfNode;
  /** Opens the filter at the node. */
  onPress: (nodeId: string | null) => void;
}

/** The organization filter in the bar of the list; only super administrators see it (core §2 Published Content). */
export function NodeFilterButton({ nodeId, nameOfNode, onPress }: NodeFilterButtonProps) {
  const texts = publishedContentMessages;
  const known = nodeId === null ? texts.allNodes : nameOfNode(nodeId);
  // Another unit's name would be wrong while this one's is loading.
  const name = known === undefined ? texts.nodeLoading : (known ?? texts.unknownNode);
  return (
    <Button
      variant="outline"
      {...(nodeId === null && { tone: 'neutral' })}
      icon={<Network />}
      isFullWidth
      aria-label={nodeId === null ? texts.filterByNode(name) : texts.filteredByNode(name)}
      onPress={() => onPress(nodeId)}
    >
      {nodeId === null ? texts.columns.organization : name}
    </Button>
  );
}
