/** Which files a file imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Every set of files that reach each other, each as one path around: the first file is where it starts and ends. */
export function circlesIn(graph: Graph): string[][] {
  return groupsIn(graph).map((group) => pathAround(group, graph));
}

/** Sets of files that all reach each other (Tarjan). */
function groupsIn(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  const visit = (file: string): number => {
    const mine = order.size;
    order.set(file, mine);
    lowest.set(file, mine);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? order.get(next)! : mine) : visit(next);
      lowest.set(file, Math.min(lowest.get(file)!, reached));
    }
    if (lowest.get(file) === mine) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || graph.get(file)?.includes(file)) groups.push(group.toSorted());
    }
    return lowest.get(file)!;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return groups;
}

/** The shortest path from a set's first file back to it. */
function pathAround(group: readonly string[], graph: Graph): string[] {
  const [start = ''] = group;
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1)!) ?? []) {
      if (next === start) return way;
      if (!group.includes(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [...group];
}
