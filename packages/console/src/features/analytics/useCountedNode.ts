import { useSynchronized } from '@noticeboard/design-system';
import { countedNode } from './countedNode.ts';
import type { AnalyticsNodes } from './useAnalyticsNodes.ts';

/**
 * The node whose users are counted; undefined until it is known whether an address names one that this person may count.
 * One that is gone, or outside the user's unit, is removed from the address.
 *
 * @param drop removes the node from the address
 */
export function useCountedNode(asked: string | null, nodes: AnalyticsNodes, drop: () => void): string | undefined {
  const counted = countedNode(asked, nodes);
  useSynchronized(counted === 'refused' || undefined, drop);
  return counted === 'refused' || counted === 'unknown' ? undefined : counted.id;
}
