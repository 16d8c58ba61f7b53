import type { paths } from '@noticeboard/api-types/schema';
import type { ApiScope } from '../ground/apiScope.ts';

/** Paths of the contract that can be read. */
export type ReadPath = { [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never }[keyof paths];

type Operation<Path extends ReadPath> = paths[Path] extends { get: infer Get } ? Get : never;

type Given<Path extends ReadPath> = Operation<Path> extends { parameters: infer Parameters } ? Parameters : never;

/** Paths that read with a body: searches, which are POSTs that change nothing. */
export type SearchPath = '/api/management/users/search' | '/api/management/users/role-scoped-search';

/** Body of a search. */
export type SearchBody<Path extends SearchPath> = paths[Path]['post']['requestBody']['content']['application/json'];

/** The response of a search. */
export type SearchAnswer<Path extends SearchPath> = paths[Path]['post']['responses'][200]['content']['application/json'];

/** Parameters of a path, as the contract names them. */
export type ReadParameters<Path extends ReadPath> = (Given<Path> extends { path: infer InPath extends object } ? { path: InPath } : { path?: never }) &
  (Given<Path> extends { query?: infer InQuery } ? { query?: InQuery } : { query?: never });

/** The response of a path. */
export type ReadAnswer<Path extends ReadPath> =
  Operation<Path> extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;

/** Key of one read in the cache. Made by `readKey` alone. */
export type ReadKey = readonly [subject: string, tenantId: string, roleId: string, method: 'get', path: ReadPath, parameters: unknown];

/** The one place where cache keys are made (faults D4). */
export function readKey<Path extends ReadPath>({ subject, tenantId, roleId }: ApiScope, path: Path, parameters?: ReadParameters<Path>): ReadKey {
  return [subject, tenantId, roleId, 'get', path, withoutGaps(parameters)];
}

/** Key of one search in the cache. Made by `searchKey` alone. */
export type SearchKey = readonly [subject: string, tenantId: string, roleId: string, method: 'post', path: SearchPath, body: unknown];

/** The same for a search (faults D4). */
export function searchKey<Path extends SearchPath>({ subject, tenantId, roleId }: ApiScope, path: Path, body: SearchBody<Path>): SearchKey {
  return [subject, tenantId, roleId, 'post', path, body];
}

/** Key of data that is read by many calls, whose responses no cache holds (`useReadAgainOnReturn`). */
export const gatheredKey = ({ subject, tenantId, roleId }: ApiScope, name: string): readonly string[] => [subject, tenantId, roleId, 'gathered', name];

/** Whether a key of the cache belongs to one of these paths, whatever its parameters. */
export function isKeyOf(key: unknown, readPaths: readonly (ReadPath | SearchPath)[]): boolean {
  return Array.isArray(key) && (key[3] === 'get' || key[3] === 'post') && readPaths.includes(key[4] as ReadPath | SearchPath);
}

/** `{ search: undefined }` and no search at all are the same request. */
function withoutGaps(parameters: unknown): unknown {
  if (typeof parameters !== 'object' || parameters === null) return parameters ?? null;
  return Object.fromEntries(
    Object.entries(parameters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value : withoutGaps(value)]),
  );
}
