import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contractOperations } from './contractOperations.ts';

/** The contract's names for a type of content page. */
export interface TypeCalls {
  /** The type as the host names it: 'ImageGalleryWithAlbums'. */
  name: string;
  /** The address of its pages' calls. */
  pages: string;
  /** The last part of that address, which no other type has. */
  segment: string;
  /** The end of its pages' operations and the beginning of its items': `createSurvey`, `getSurveyItem`. */
  one: string;
  /** The end of the operation that lists its pages: `listSurveys`. */
  many: string;
}

const names = /^ContentType:[^]*?enum: \[(.*?)\]/m.exec(readFileSync(resolve(import.meta.dirname, '../../../openapi/schemas/types.yaml'), 'utf8'))?.[1]?.split(', ') ?? [];

const operations = contractOperations();
const idOf = (method: string, path: string) => operations.find((operation) => operation.method === method && operation.path === path)?.id;

/** Every type of the contract: recognized by items that are created below a page that can be created. */
export const typeCalls: readonly TypeCalls[] = operations.flatMap(({ method, path: pages, id }) => {
  if (method !== 'POST' || idOf('POST', `${pages}/{id}/content-items`) === undefined) return [];
  const one = id.replace('create', '');
  const many = idOf('GET', `${pages}/{page}/{size}`)?.replace('list', '');
  const name = names.find((each) => each.startsWith(one));
  if (many === undefined || name === undefined) throw new Error(`The type of ${pages} cannot be read from the contract.`);
  return [{ name, pages, segment: pages.split('/').at(-1) ?? '', one, many }];
});
if (typeCalls.length !== names.length) throw new Error('The contract names types without pages.');

/** Names of the content types by the segment of their calls. */
export const typeNames: Readonly<Record<string, string>> = Object.fromEntries(typeCalls.map(({ name, segment }) => [segment, name]));
