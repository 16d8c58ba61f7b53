import { Button } from '@noticeboard/design-system';
import Network from 'lucide-react/icons/network';
import { publishedContentMessages } from '../../messages/publishedContent.ts';

export interface NodeFilterButtonProps {
  /** The node that filters; null for none. */
  nodeId: string | null;
  /** Names by node id. */
  names: ReadonlyMap<string, string>;
  /** Opens the filter at the node. */
  onPress: (nodeId: string | null) => void;
}

/** The organization filter in the bar of the list; only super administrators see it (core §2 Published Content). */
export function NodeFilterButton({ nodeId, names, onPress }: NodeFilterButtonProps) {
  const texts = publishedContentMessages;
  const name = nodeId === null ? texts.allNodes : (names.get(nodeId) ?? texts.unknownNode);
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
