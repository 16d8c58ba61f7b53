import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { specifiedCalls } from './specifiedCalls.ts';

const openapi = resolve(import.meta.dirname, '../../../openapi');
const root = readFileSync(join(openapi, 'console.yaml'), 'utf8');

/** Method and path of every operation, with the names of path parameters left out. */
function contractCalls(): Set<string> {
  const calls = new Set<string>();
  for (const [, path = '', file = '', key = ''] of root.matchAll(/^ {2}(\/api\S+):\n {4}\$ref: '\.\/(paths\/[\w-]+\.yaml)#\/(\w+)'$/gm)) {
    const area = readFileSync(join(openapi, file), 'utf8');
    const begin = area.search(new RegExp(`^${key}:$`, 'm'));
    const item = area.slice(begin).split(/\n(?=\w)/, 1)[0] ?? '';
    for (const [, method = ''] of item.matchAll(/^ {2}(get|post|put|delete|patch):$/gm)) calls.add(nameless(`${method.toUpperCase()} ${path}`));
  }
  return calls;
}

function nameless(call: string): string {
  return call.replaceAll(/\{\w+\}/g, '{}');
}

it('the contract has every call that the specification names', () => {
  const calls = contractCalls();
  const missing = Object.entries(specifiedCalls).flatMap(([row, wanted]) => wanted.filter((call) => !calls.has(nameless(call))).map((call) => `${row}: ${call}`));
  expect(missing).toEqual([]);
});

it('every call of the contract is one that the specification or a decision names', () => {
  const specified = new Set(Object.values(specifiedCalls).flat().map(nameless));
  expect([...contractCalls()].filter((call) => !specified.has(call))).toEqual([]);
});

it('the live hub has every method and event that the specification names (rows API-403 to API-408)', () => {
  const hub = readFileSync(join(openapi, 'asyncapi.yaml'), 'utf8');
  const names = ['SendMessage', 'CreateReadConfirmation', 'Connect', 'Disconnect', 'ReceiveMessage', 'ReceiveReadConfirmation'];
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(hub))).toEqual([]);
});
