import type { ReactNode } from 'react';
import { folded } from '../../text/folded.ts';

/** A content page as the navigation needs it. */
export interface ContentNavigationPage {
  id: string;
  name: string;
  /** Order in the navigation; pages of equal order are sorted by name (decisions-core O18). */
  order: number;
  /** The type's name as the host gives it, such as `Survey`. */
  typeName: string;
  /** The type's name in words. */
  typeLabel: string;
  /** What the type is for; searched, never shown. */
  typeDescription: string;
  /** Address of its items. */
  href: string;
  /** A lucide icon, decorative. */
  icon: ReactNode;
  /** The page being read belongs to it. @default false */
  isCurrent?: boolean;
}

/** A filter button and its types. */
export interface ContentTypeFilter {
  id: string;
  /** Names it for assistive technology and in its tooltip: 'Galleries'. */
  label: string;
  icon: ReactNode;
  typeNames: readonly string[];
}

/** Pages in the order of the navigation: by their order, then by name (decisions-core O18). */
export function inOrder<Page extends { name: string; order: number }>(pages: readonly Page[]): Page[] {
  return pages.toSorted((first, second) => (first.order ?? 0) - (second.order ?? 0) || first.name.localeCompare(second.name, undefined, { numeric: true }));
}

type Searchable = Pick<ContentNavigationPage, 'name' | 'typeName' | 'typeLabel' | 'typeDescription'>;

/**
 * Pages that pass the pressed filter and contain the text in their name, in the type's name, as the host gives it or as it is shown, or
 * in the type's description (`SHELL-64`, decisions-core O19).
 */
export function matchingPages<Page extends Searchable>(pages: readonly Page[], filter: Pick<ContentTypeFilter, 'typeNames'> | undefined, search: string): Page[] {
  const wanted = folded(search.trim());
  return pages.filter(({ name, typeName, typeLabel, typeDescription }) => {
    const isOfType = filter === undefined || filter.typeNames.includes(typeName);
    return isOfType && [name, typeName, typeLabel, typeDescription].some((text) => folded(text).includes(wanted));
  });
}
