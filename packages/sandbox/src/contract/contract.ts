import { isObject, References, type Located } from './references.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Whether an operation requires a scope header. */
type ScopeNeed = 'required' | 'optional' | 'absent';

/** A path, query or header parameter of an operation. */
interface ContractParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  isRequired: boolean;
  schema: Record<string, unknown>;
}

/** Content of a request or response: schemas by media type; null where the contract gives no schema. */
export type ContractContent = Map<string, Record<string, unknown> | null>;

/** One operation of the contract. */
export interface Operation {
  id: string;
  /** In capitals. */
  method: string;
  /** The path template, e.g. `/api/management/users/{id}`. */
  path: string;
  segments: readonly string[];
  parameters: readonly ContractParameter[];
  body: { isRequired: boolean; content: ContractContent } | undefined;
  /** By status, or `default`. */
  responses: ReadonlyMap<string, ContractContent>;
  /** False for an operation with `security: []`. */
  needsToken: boolean;
  /** The one exception to the Authorization header: the logo (decisions-main 12, faults D11). */
  acceptsTokenInQuery: boolean;
  tenantHeader: ScopeNeed;
  roleHeader: ScopeNeed;
}

/** The contract in the form that the server uses. */
export interface Contract {
  operations: readonly Operation[];
  /** Schemas that the operations' schemas refer to. */
  bundle: Record<string, unknown>;
}

/**
 * Reads `openapi/console.yaml` and everything it refers to.
 *
 * @throws when a reference cannot be resolved or two operations share an id
 */
export function loadContract(file: string): Contract {
  const references = new References(file);
  const root = references.document(file);
  const paths = isObject(root) && isObject(root['paths']) ? root['paths'] : {};
  const operations: Operation[] = [];
  const ids = new Set<string>();
  for (const [path, reference] of Object.entries(paths)) {
    const item = references.follow({ value: reference, file });
    if (!isObject(item.value)) throw new Error(`The contract's path ${path} is empty`);
    for (const method of methods) {
      const value = item.value[method];
      if (!isObject(value)) continue;
      const operation = readOperation(references, path, method, { value, file: item.file }, item);
      if (ids.has(operation.id)) throw new Error(`Two operations of the contract are called ${operation.id}`);
      ids.add(operation.id);
      operations.push(operation);
    }
  }
  return { operations, bundle: references.bundle() };
}

function readOperation(
  references: References,
  path: string,
  method: string,
  { value, file }: Located<Record<string, unknown>>,
  item: Located,
): Operation {
  const parameters = readParameters(references, value['parameters'], file, item);
  const header = (name: string): ScopeNeed => {
    const found = parameters.find((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === name);
    return found === undefined ? 'absent' : found.isRequired ? 'required' : 'optional';
  };
  const body = value['requestBody'] === undefined ? undefined : references.follow({ value: value['requestBody'], file });
  const security = value['security'];
  return {
    id: typeof value['operationId'] === 'string' ? value['operationId'] : `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    segments: path.split('/').slice(1),
    parameters,
    body: isObject(body?.value)
      ? { isRequired: body.value['required'] === true, content: readContent(references, body.value['content'], body.file) }
      : undefined,
    responses: readResponses(references, value['responses'], file),
    needsToken: !(Array.isArray(security) && security.length === 0),
    acceptsTokenInQuery: parameters.some((parameter) => parameter.in === 'query' && parameter.name === 'access_token'),
    tenantHeader: header('x-tenant-id'),
    roleHeader: header('x-role-id'),
  };
}

function readParameters(references: References, own: unknown, file: string, item: Located): ContractParameter[] {
  const shared = isObject(item.value) ? item.value['parameters'] : undefined;
  const listed: Located[] = [
    ...(Array.isArray(own) ? own.map((value: unknown) => ({ value, file })) : []),
    ...(Array.isArray(shared) ? shared.map((value: unknown) => ({ value, file: item.file })) : []),
  ];
  const parameters = new Map<string, ContractParameter>();
  for (const entry of listed) {
    const { value, file: from } = references.follow(entry);
    if (!isObject(value)) continue;
    const place = value['in'];
    const name = value['name'];
    if (typeof name !== 'string' || (place !== 'path' && place !== 'query' && place !== 'header')) continue;
    const key = `${place} ${name}`;
    // An operation's own parameter overrides the one of its path.
    if (parameters.has(key)) continue;
    parameters.set(key, {
      name,
      in: place,
      isRequired: value['required'] === true,
      schema: references.schema({ value: value['schema'] ?? {}, file: from }),
    });
  }
  return [...parameters.values()];
}

function readResponses(references: References, value: unknown, file: string): Map<string, ContractContent> {
  const responses = new Map<string, ContractContent>();
  for (const [status, reference] of Object.entries(isObject(value) ? value : {})) {
    const response = references.follow({ value: reference, file });
    responses.set(status, readContent(references, isObject(response.value) ? response.value['content'] : undefined, response.file));
  }
  return responses;
}

function readContent(references: References, value: unknown, file: string): ContractContent {
  const content: ContractContent = new Map();
  for (const [type, reference] of Object.entries(isObject(value) ? value : {})) {
    const media = references.follow({ value: reference, file });
    const schema = isObject(media.value) ? media.value['schema'] : undefined;
    content.set(type, schema === undefined ? null : references.schema({ value: schema, file: media.file }));
  }
  return content;
}
