import { ProblemError } from './problemError.ts';
import { isObject } from './references.ts';

/** The kinds of value that a command may hold. */
export type FieldKind = 'text' | 'number' | 'flag' | 'object' | 'texts' | 'any';

/**
 * Checks a command's body: every field must be declared and of its kind, so that a mistyped fault fails the test
 * that made it, not another one silently.
 *
 * @throws ProblemError 400 with a message for each wrong field
 */
export function checkCommand(body: unknown, fields: Record<string, FieldKind>, place = ''): Record<string, unknown> {
  if (!isObject(body)) throw new ProblemError(400, `The command${place === '' ? '' : `'s ${place}`} must be an object.`);
  const errors: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(body)) {
    const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (kind === undefined) errors[`${place}${place === '' ? '' : '.'}${name}`] = [`is not known; known are ${Object.keys(fields).join(', ')}`];
    else if (!isOfKind(value, kind)) errors[`${place}${place === '' ? '' : '.'}${name}`] = [`must be: ${kind}`];
  }
  if (Object.keys(errors).length > 0) throw new ProblemError(400, 'The command is not valid.', { errors });
  return body;
}

function isOfKind(value: unknown, kind: FieldKind): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'object':
      return isObject(value);
    case 'texts':
      return Array.isArray(value) && value.every((element) => typeof element === 'string');
    case 'any':
      return true;
  }
}
