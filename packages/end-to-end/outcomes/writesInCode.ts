import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contractOperations } from '../access/contractOperations.ts';
import { typeCalls } from '../access/typeNames.ts';

const source = resolve(import.meta.dirname, '../../console/src');

/** Calls by POST that change nothing. */
const searches = ['POST /api/management/users/search', 'POST /api/management/users/role-scoped-search', 'POST /api/management/users/exists', 'POST /api/chat-channels/users/search'];

/** Files that pass on the path of a search. */
const handsOnSearches = ['shared/people/useUserSearch.ts', 'shared/people/useMentionPeople.ts', 'features/users/form/sendStep.ts', 'api/useSearch.ts'];

/** All types of page have calls of one shape, made by one piece of code: `content/` of the console. */
const pageOfAnyType = new RegExp(`^(?:${typeCalls.map(({ pages }) => pages).join('|')})(?=/|$)`);

/** That code's name for the address of a type's pages, and its value. */
const pagesInCode: readonly [string, string] = ['pages', '/api/management/{pages}'];

/** What two calls of one shape have in common. */
const shapeOf = (method: string, path: string): string => `${method} ${path.replace(pageOfAnyType, '/api/management/{pages}')}`;

/** The shape of an operation of the contract. */
export function shapeOfOperation(id: string): string {
  const operation = contractOperations().find((each) => each.id === id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}.`);
  return shapeOf(operation.method, operation.path);
}

const constantsOf = (text: string, keyword: string): (readonly [name: string, path: string])[] =>
  [...text.matchAll(new RegExp(`${keyword} (\\w+) = '(/api/[^']+)'`, 'g'))].map(([, name = '', path = '']) => [name, path] as const);

/**
 * The shape of every write in the console's code.
 *
 * @throws if the path of a call cannot be read from the code
 */
export function writesInCode(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(source, file), 'utf8')]));
  const exported = new Map([...texts.values()].flatMap((text) => constantsOf(text, 'export const')));
  const shapes = [...texts].flatMap(([file, text]) => {
    const own = new Map([pagesInCode, ...constantsOf(text, 'const')]);
    const valueOf = (name: string) => own.get(name) ?? exported.get(name);
    return [...text.matchAll(/\.(PUT|POST|DELETE)\(\s*(?:'([^']+)'|`([^`]+)`|(\w+))/g)].flatMap(([, method = '', literal, template, name]) => {
      const path = literal ?? template?.replace(/\$\{(\w+)\}/g, (_, each: string) => valueOf(each) ?? '?') ?? valueOf(name ?? '');
      if (path === undefined && handsOnSearches.includes(file)) return [];
      if (path === undefined || path.includes('?')) throw new Error(`${file}: the path of a ${method} cannot be read.`);
      return searches.includes(`${method} ${path}`) ? [] : [shapeOf(method, path)];
    });
  });
  return [...new Set(shapes)].toSorted();
}
