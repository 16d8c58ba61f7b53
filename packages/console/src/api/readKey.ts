import type { paths } from '@noticeboard/api-types/schema';

/** Who asks, in which tenant and role: nothing read under one scope is ever shown under another (D4). */
export interface ApiScope {
  subject: string;
  tenantId: string;
  roleId: string;
}

/** Paths of the contract that can be read. */
export type ReadPath = { [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never }[keyof paths];

type Operation<Path extends ReadPath> = paths[Path] extends { get: infer Get } ? Get : never;

type Given<Path extends ReadPath> = Operation<Path> extends { parameters: infer Parameters } ? Parameters : never;

/** Parameters of a path, as the contract names them. */
export type ReadParameters<Path extends ReadPath> = (Given<Path> extends { path: infer InPath extends object } ? { path: InPath } : { path?: never }) &
  (Given<Path> extends { query?: infer InQuery } ? { query?: InQuery } : { query?: never });

/** What a path answers. */
export type ReadAnswer<Path extends ReadPath> =
  Operation<Path> extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;

/** Key of one read in the cache. Made by `readKey` alone. */
export type ReadKey = readonly [subject: string, tenantId: string, roleId: string, method: 'get', path: ReadPath, parameters: unknown];

/** The one place where cache keys are made (D4). */
export function readKey<Path extends ReadPath>({ subject, tenantId, roleId }: ApiScope, path: Path, parameters?: ReadParameters<Path>): ReadKey {
  return [subject, tenantId, roleId, 'get', path, withoutGaps(parameters)];
}

/** Whether a key of the cache belongs to one of these paths, whatever its parameters. */
export function isKeyOf(key: unknown, readPaths: readonly ReadPath[]): boolean {
  return Array.isArray(key) && key[3] === 'get' && readPaths.includes(key[4] as ReadPath);
}

/** `{ search: undefined }` and no search at all are one question. */
function withoutGaps(parameters: unknown): unknown {
  if (typeof parameters !== 'object' || parameters === null) return parameters ?? null;
  return Object.fromEntries(
    Object.entries(parameters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value : withoutGaps(value)]),
  );
}
