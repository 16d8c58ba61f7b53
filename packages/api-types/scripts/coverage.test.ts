import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { specifiedCalls } from './specifiedCalls.ts';
import { specifiedFields } from './specifiedFields.ts';

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

/** The text of every schema, by its name. */
function contractSchemas(): Map<string, string> {
  const folder = join(openapi, 'schemas');
  const texts = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/\n(?=\w)/));
  return new Map(texts.map((text) => [text.split(':', 1)[0] ?? '', text]));
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

it('every entity of the contract has the fields that the specification names, and requires each of them (rows ENT-101 to ENT-125)', () => {
  const schemas = contractSchemas();
  const missing = Object.entries(specifiedFields).flatMap(([row, entities]) =>
    Object.entries(entities).flatMap(([name, fields]) =>
      fields.filter((field) => !hasRequired(schemas.get(name) ?? '', field)).map((field) => `${row}: ${name}.${field}`),
    ),
  );
  expect(missing).toEqual([]);
});

/** Whether a schema, or an object within it, has the field and never leaves it out. */
function hasRequired(schema: string, field: string): boolean {
  const required = [...schema.matchAll(/^ +required:(?: \[(.*)\]|((?:\n +- \w+)+))$/gm)].flatMap(([, inLine = '', inLines = '']) => `${inLine} ${inLines}`.match(/\w+/g) ?? []);
  return required.includes(field) && new RegExp(`^ +${field}:`, 'm').test(schema);
}

it('the live hub has every method and event that the specification names (rows API-403 to API-408)', () => {
  const hub = readFileSync(join(openapi, 'asyncapi.yaml'), 'utf8');
  const names = ['SendMessage', 'CreateReadConfirmation', 'Connect', 'Disconnect', 'ReceiveMessage', 'ReceiveReadConfirmation'];
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(hub))).toEqual([]);
});
