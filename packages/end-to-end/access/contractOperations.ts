import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** One operation of `openapi/console.yaml`. */
export interface ContractOperation {
  id: string;
  /** In capitals. */
  method: string;
  /** With its placeholders: `/api/management/tags/{id}`. */
  path: string;
}

const contract = resolve(import.meta.dirname, '../../../openapi');

/** The named entries of a file of paths, with the ids of their operations. */
function operationsIn(file: string): Map<string, [method: string, id: string][]> {
  const entries = new Map<string, [string, string][]>();
  let entry = '';
  let method = '';
  for (const line of readFileSync(resolve(contract, file), 'utf8').split('\n')) {
    entry = /^(\w+):$/.exec(line)?.[1] ?? entry;
    method = /^ {2}(get|put|post|delete|patch):$/.exec(line)?.[1] ?? method;
    const id = /^ {4}operationId: (\w+)$/.exec(line)?.[1];
    if (id !== undefined) entries.set(entry, [...(entries.get(entry) ?? []), [method.toUpperCase(), id]]);
  }
  return entries;
}

/**
 * Every operation of the contract, in the order of its files.
 *
 * @throws if a path has no operation: the files' layout has changed, and this reader must follow
 */
export function contractOperations(): ContractOperation[] {
  const lines = readFileSync(resolve(contract, 'console.yaml'), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const path = /^ {2}(\/\S+):$/.exec(line)?.[1];
    if (path === undefined) return [];
    const [, file = '', entry = ''] = /'\.\/(paths\/[\w-]+\.yaml)#\/(\w+)'/.exec(lines[index + 1] ?? '') ?? [];
    const operations = file === '' ? undefined : operationsIn(file).get(entry);
    if (operations === undefined) throw new Error(`${path} of the contract cannot be read.`);
    return operations.map(([method, id]) => ({ id, method, path }));
  });
}
