import { named } from '../ground/named.ts';

/**
 * The pages of a response that can be shown, each with a name: a response of another shape has none, and a page without id or name
 * is left out rather than breaking the navigation (N08).
 */
export function usablePages<Page extends { id: string; name: string; order: number }>(answer: readonly Page[] | undefined): Page[] {
  if (!Array.isArray(answer)) return [];
  const usable = (answer as readonly (Page | null)[]).filter(
    (page): page is Page => typeof page?.id === 'string' && typeof page.name === 'string',
  );
  return [...named(usable)];
}
