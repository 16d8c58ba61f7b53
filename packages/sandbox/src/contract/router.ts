import type { Operation } from './contract.ts';

/** An operation and the values of its path's placeholders. */
interface Match {
  operation: Operation;
  pathValues: Record<string, string>;
}

/** Finds the operation of a request; for a path that only has other methods, returns those methods. */
export type Router = (method: string, path: string) => Match | { allowed: string[] } | undefined;

/** Makes a router over the contract's paths: literal segments win over placeholders, from the left. */
export function createRouter(operations: readonly Operation[]): Router {
  const byLength = new Map<number, Operation[]>();
  for (const operation of operations) {
    const list = byLength.get(operation.segments.length) ?? [];
    list.push(operation);
    byLength.set(operation.segments.length, list);
  }
  for (const list of byLength.values()) list.sort((one, other) => specificity(one).localeCompare(specificity(other)));

  return (method, path) => {
    const segments = path.split('/').slice(1);
    const allowed = new Set<string>();
    for (const operation of byLength.get(segments.length) ?? []) {
      const pathValues = valuesOf(operation, segments);
      if (pathValues === undefined) continue;
      if (operation.method === method) return { operation, pathValues };
      allowed.add(operation.method);
    }
    return allowed.size === 0 ? undefined : { allowed: [...allowed] };
  };
}

function specificity(operation: Operation): string {
  return operation.segments.map((segment) => (segment.startsWith('{') ? '1' : '0')).join('');
}

function valuesOf(operation: Operation, segments: readonly string[]): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  for (const [index, template] of operation.segments.entries()) {
    const segment = segments[index] ?? '';
    if (template.startsWith('{') && template.endsWith('}')) {
      const value = decoded(segment);
      if (value === undefined || value === '') return undefined;
      values[template.slice(1, -1)] = value;
    } else if (template !== segment) {
      return undefined;
    }
  }
  return values;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
