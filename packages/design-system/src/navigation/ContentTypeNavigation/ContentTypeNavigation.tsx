import { useDeferredValue, useState } from 'react';
import { contentTypeNavigationMessages } from '../../messages/contentTypeNavigation.ts';
import { SideNavPart } from '../SideNav/SideNavPart.tsx';
import { type ContentNavigationPage, type ContentTypeFilter, inOrder, matchingPages } from './contentPages.ts';

const text = contentTypeNavigationMessages;

export interface ContentTypeNavigationProps {
  /** The pages that the person may read, in any order. */
  pages: readonly ContentNavigationPage[];
  /** The filter buttons. */
  filters: readonly ContentTypeFilter[];
  /** Filter and search are shown above so many pages (core §2, §9). @default 10 */
  threshold?: number;
  /** Whether each page has its type as a second line; a setting of the device. @default false */
  showsType?: boolean;
  /** Whether the pages are loading. @default false */
  isLoading?: boolean;
  /** How many pages are expected while they load, such as were there the last time. @default 4 */
  loadingCount?: number;
  /** Tries again to load the pages; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
}

/**
 * The content pages in the navigation (core §2): one entry a page, and above ten pages filters by type and a
 * search over name, type and what the type is for. A section of `SideNav`, given as `{ id, content }`.
 */
export function ContentTypeNavigation({ pages, filters, threshold = 10, showsType = false, isLoading = false, loadingCount = 4, onRetry }: ContentTypeNavigationProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const isLong = (isLoading ? loadingCount : pages.length) > threshold;
  const ordered = inOrder(pages);
  const shown = isLong ? matchingPages(ordered, filters.find(({ id }) => id === selected), wanted) : ordered;
  return (
    <SideNavPart
      section={{
        id: 'content-pages',
        entries: shown.map(({ id, name, href, icon, isCurrent, typeLabel }) => ({
          id,
          label: name,
          href,
          icon,
          isCurrent: isCurrent ?? false,
          ...(showsType && { description: typeLabel }),
        })),
        isLoading,
        loadingCount,
        isLoadingDescribed: showsType,
        ...(onRetry && { failure: { text: text.failed, retryLabel: text.tryAgain, onRetry } }),
        ...(isLong && {
          filters: { label: text.filterByType, choices: filters, selected, onChange: setSelected },
          search: { label: text.searchPages, value: search, onChange: setSearch },
        }),
      }}
    />
  );
}
