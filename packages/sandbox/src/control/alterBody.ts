import type { FaultAction } from './faultRules.ts';

/** Applies a fault's `set` and `remove` to a JSON response, on a copy. */
export function alterBody(body: unknown, { set, remove }: Pick<FaultAction, 'set' | 'remove'>): unknown {
  if (set === undefined && remove === undefined) return body;
  const copy: unknown = structuredClone(body);
  for (const [path, value] of Object.entries(set ?? {})) {
    visit(copy, path.split('.'), (parent, key) => {
      parent[key] = value;
    });
  }
  for (const path of remove ?? []) {
    visit(copy, path.split('.'), (parent, key) => {
      delete parent[key];
    });
  }
  return copy;
}

/** Calls back for every value that the path matches; `*` matches every element or field. */
function visit(node: unknown, path: readonly string[], change: (parent: Record<string, unknown>, key: string) => void): void {
  const [first, ...rest] = path;
  if (first === undefined || typeof node !== 'object' || node === null) return;
  const parent = node as Record<string, unknown>;
  for (const key of first === '*' ? Object.keys(parent) : [first]) {
    if (rest.length === 0) change(parent, key);
    else visit(parent[key], rest, change);
  }
}
