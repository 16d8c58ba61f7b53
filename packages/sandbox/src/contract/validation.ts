import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { Contract, ContractContent, Operation } from './contract.ts';
import type { OperationResult } from './operation.ts';
import { ProblemError } from './problemError.ts';

type FieldErrors = Record<string, string[]>;

/** Checks requests and responses against the contract. Validators are compiled on first use. */
export interface ContractValidator {
  /**
   * Coerces and checks the values of one part of a request.
   *
   * @throws ProblemError 400 with a message for each wrong parameter
   */
  parameters(
    operation: Operation,
    place: 'path' | 'query' | 'header',
    values: Record<string, string | string[] | undefined>,
  ): Record<string, string | number | boolean | undefined>;
  /**
   * Checks a request body; the text fields of a multipart body are coerced to their types.
   *
   * @throws ProblemError 400 with a message for each wrong field
   */
  body(operation: Operation, mediaType: string, body: unknown): void;
  /** What is wrong with a response; undefined if it matches the contract. */
  responseMismatch(operation: Operation, result: OperationResult): string | undefined;
}

/** Makes the validator of a contract. */
export function createContractValidator(contract: Contract): ContractValidator {
  const strict = makeAjv(contract, false);
  const coercing = makeAjv(contract, true);
  const compiled = new Map<string, ValidateFunction>();
  const bySchema = new Map<string, ValidateFunction>();
  const validatorOf = (key: string, ajv: Ajv2020, schema: () => Record<string, unknown>): ValidateFunction => {
    let validator = compiled.get(key);
    if (validator === undefined) {
      // Scope headers and problems look the same everywhere: one validator serves all operations.
      const text = `${ajv === strict} ${JSON.stringify(schema())}`;
      validator = bySchema.get(text) ?? ajv.compile(schema());
      bySchema.set(text, validator);
      compiled.set(key, validator);
    }
    return validator;
  };

  return {
    parameters(operation, place, values) {
      const declared = operation.parameters.filter((parameter) => parameter.in === place);
      const validate = validatorOf(`${operation.id} ${place}`, coercing, () => ({
        type: 'object',
        properties: Object.fromEntries(declared.map((parameter) => [nameIn(place, parameter.name), parameter.schema])),
        required: declared.filter((parameter) => parameter.isRequired).map((parameter) => nameIn(place, parameter.name)),
      }));
      const known: Record<string, unknown> = {};
      for (const parameter of declared) {
        const name = nameIn(place, parameter.name);
        const value = values[name];
        if (value !== undefined) known[name] = parameter.schema['type'] === 'array' && !Array.isArray(value) ? [value] : value;
      }
      const isValid = validate(known);
      const tooLarge = Object.keys(known).filter((name) => isTooLarge(known[name]));
      if (!isValid || tooLarge.length > 0) {
        const names = new Map(declared.map((parameter) => [nameIn(place, parameter.name), parameter.name]));
        const errors = { ...Object.fromEntries(tooLarge.map((name) => [name, ['is too large']])), ...fieldErrors(validate.errors ?? []) };
        throw new ProblemError(400, 'The request is not valid.', {
          errors: Object.fromEntries(Object.entries(errors).map(([name, messages]) => [names.get(name) ?? name, messages])),
        });
      }
      return known as Record<string, string | number | boolean | undefined>;
    },

    body(operation, mediaType, body) {
      const schema = operation.body?.content.get(mediaType);
      if (schema === undefined || schema === null) return;
      const ajv = mediaType === 'application/json' ? strict : coercing;
      const validate = validatorOf(`${operation.id} body ${mediaType}`, ajv, () => schema);
      if (!validate(body)) {
        throw new ProblemError(400, 'The request is not valid.', { errors: fieldErrors(validate.errors ?? []) });
      }
    },

    responseMismatch(operation, result) {
      const status = String(result.status);
      const content = operation.responses.get(status) ?? operation.responses.get(`${status[0]}XX`) ?? operation.responses.get('default');
      if (content === undefined) return `status ${status} is not in the contract`;
      const file = result.file ?? result.stored;
      if (file !== undefined) return fileMismatch(content, file.contentType);
      const schema = content.get('application/json');
      if (schema === undefined) return result.body === undefined ? undefined : `status ${status} has a body that the contract does not know`;
      if (result.body === undefined) return `status ${status} lacks its body`;
      if (schema === null) return undefined;
      const validate = validatorOf(`${operation.id} ${status}`, strict, () => schema);
      // Through JSON and back, as the client will see it: dates become text, undefined fields vanish.
      if (validate(JSON.parse(JSON.stringify(result.body)))) return undefined;
      return Object.entries(fieldErrors(validate.errors ?? [])).map(([field, messages]) => `${field} ${messages.join(', ')}`).join('; ');
    },
  };
}

/** Whether an integer is too large to be exact: no count or position is that large, and no database stores it (ADR 0186). */
export const isTooLarge = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);

function makeAjv(contract: Contract, coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes, useDefaults: coerceTypes });
  ajvFormats.default(ajv);
  ajv.addFormat('binary', true);
  // RFC 3339 has leap seconds, which no Date can hold.
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean };
  ajv.addFormat('date-time', (text) => validate(text) && !Number.isNaN(Date.parse(text)));
  ajv.addSchema(contract.bundle);
  return ajv;
}

function fileMismatch(content: ContractContent, contentType: string): string | undefined {
  const type = contentType.split(';')[0] ?? contentType;
  const family = `${type.split('/')[0]}/*`;
  const isKnown = content.has(type) || content.has(family) || content.has('*/*') || content.has('application/octet-stream');
  return isKnown ? undefined : `a file of type ${type} is not in the contract`;
}

/** Node gives header names in lower case; the other places keep theirs. */
function nameIn(place: string, name: string): string {
  return place === 'header' ? name.toLowerCase() : name;
}

function fieldErrors(errors: readonly ErrorObject[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const error of errors) {
    const parts = error.instancePath.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const params = error.params as Record<string, unknown>;
    const inner = params['missingProperty'] ?? params['additionalProperty'];
    if (typeof inner === 'string') parts.push(inner);
    const field = parts.join('.') || 'body';
    const message = messageOf(error);
    const messages = (fields[field] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  return fields;
}

function messageOf(error: ErrorObject): string {
  if (error.keyword === 'required') return 'is required';
  if (error.keyword === 'additionalProperties') return 'is not known';
  if (error.keyword === 'minLength') return `needs at least ${String(error.params['limit'])} characters`;
  if (error.keyword === 'maxLength') return `may have at most ${String(error.params['limit'])} characters`;
  return error.message ?? 'is not valid';
}
