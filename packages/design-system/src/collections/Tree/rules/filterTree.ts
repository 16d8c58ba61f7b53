import { folded } from '../../../text/folded.ts';
import type { TreeNode } from '../treeTypes.ts';

/** The result of a search in a tree. */
export interface TreeFilter {
  /** Matches and the nodes on the paths to them. */
  keptIds: ReadonlySet<string>;
  /** Nodes of `keptIds` with a match somewhere below: the ones to open. */
  openIds: ReadonlySet<string>;
  /** How many names match. */
  matchCount: number;
  /** The match nearest to the top; `null` where nothing matches. */
  firstMatchId: string | null;
}

const plain = (text: string) => folded(text.trim());

/** The nodes whose name contains the text, in any case and with any accents, with the path to each; `null` while nothing is searched. */
export function filterTree(nodes: readonly TreeNode[], text: string): TreeFilter | null {
  const wanted = plain(text);
  if (wanted === '') return null;
  const keptIds = new Set<string>();
  const openIds = new Set<string>();
  let matchCount = 0;
  let firstMatchId: string | null = null;
  const visit = (node: TreeNode): boolean => {
    const isMatch = folded(node.name).includes(wanted);
    if (isMatch) {
      matchCount += 1;
      firstMatchId ??= node.id;
    }
    let isBelow = false;
    for (const child of node.children ?? []) isBelow = visit(child) || isBelow;
    if (isBelow) openIds.add(node.id);
    if (isMatch || isBelow) keptIds.add(node.id);
    return isMatch || isBelow;
  };
  nodes.forEach(visit);
  return { keptIds, openIds, matchCount, firstMatchId };
}

/** A name split around the searched text; `null` when it doesn't contain it. */
export function splitAtMatch(name: string, text: string): { before: string; match: string; after: string } | null {
  const wanted = plain(text);
  const start = wanted === '' ? -1 : folded(name).indexOf(wanted);
  if (start < 0) return null;
  const end = start + wanted.length;
  return { before: name.slice(0, start), match: name.slice(start, end), after: name.slice(end) };
}
