import { plainText } from './plainText.ts';

/** What the Published Content list shows of an item: its name or, for a post, the first 50 characters of its body (decisions-content O32). */
export function listNameOf(name: string | null, body: string | null): string {
  if (name !== null && name !== '') return name;
  const line = (body ?? '').replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= 50 ? line : `${characters.slice(0, 50).join('').trimEnd()}…`;
}

/** What the list sorts and searches a shown name by. */
export function sortNameOf(listName: string): string {
  return plainText(listName);
}
