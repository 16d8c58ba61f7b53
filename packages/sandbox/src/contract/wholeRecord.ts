import type { Contract, Operation } from './contract.ts';
import { ProblemError } from './problemError.ts';
import { bundleId, isObject } from './references.ts';

type Schema = Record<string, unknown>;

/**
 * Makes the function that turns the body of a PUT into a whole record, as a host that replaces records reads it:
 * a field that is left out counts as its default, null if it is nullable, or an empty list.
 *
 * @throws ProblemError 400 from the function, for a field that has none of these
 */
export function createBodyCompletion({ bundle }: Contract): (operation: Operation, body: unknown) => unknown {
  const definitions = isObject(bundle['$defs']) ? bundle['$defs'] : {};
  const resolved = (schema: unknown): Schema => {
    if (!isObject(schema)) return {};
    const reference = schema['$ref'];
    return typeof reference === 'string' ? resolved(definitions[reference.replace(`${bundleId}#/$defs/`, '')]) : schema;
  };

  return ({ method, body: described }, body) => {
    const properties = resolved(described?.content.get('application/json'))['properties'];
    if (method !== 'PUT' || !isObject(body) || !isObject(properties)) return body;
    const leftOut = Object.entries(properties).filter(([name]) => body[name] === undefined);
    return { ...body, ...Object.fromEntries(leftOut.map(([name, schema]) => [name, emptied(name, resolved(schema), resolved)])) };
  };
}

function emptied(name: string, schema: Schema, resolved: (schema: unknown) => Schema): unknown {
  if ('default' in schema) return schema['default'];
  if (isNullable(schema, resolved)) return null;
  if (schema['type'] === 'array') return [];
  throw new ProblemError(400, `A whole record is needed: '${name}' is missing.`, { errors: { [name]: ['is required'] } });
}

function isNullable(schema: Schema, resolved: (schema: unknown) => Schema): boolean {
  const choices = schema['oneOf'] ?? schema['anyOf'];
  const type = schema['type'];
  return type === 'null' || (Array.isArray(type) && type.includes('null')) || (Array.isArray(choices) && choices.some((choice) => isNullable(resolved(choice), resolved)));
}
