import type { ReactNode } from 'react';

/** One place to go. */
export interface SideNavLink {
  /** Unique among all entries. */
  id: string;
  /** Name of the place: 'Dashboard'. */
  label: string;
  href: string;
  /**
   * The page being read is this place, or lies inside it.
   * @default false
   */
  isCurrent?: boolean;
  /** A second, quieter line: the content type of a content page. */
  description?: string;
  /** Shown after the label: a count of unread messages. */
  badge?: ReactNode;
}

/** An entry of the navigation. With `children` it opens and closes instead of leading somewhere itself. */
export interface SideNavEntry extends Omit<SideNavLink, 'href'> {
  /** Where it leads. Left out when it has `children`. */
  href?: string;
  /** A lucide icon, decorative. */
  icon?: ReactNode;
  /** Sub-links, shown when the entry is opened; it starts open when one of them is current. */
  children?: readonly SideNavLink[];
}

/** One filter button; at most one is pressed, and a second press releases it. */
export interface SideNavFilter {
  id: string;
  /** Names the filter for assistive technology and in its tooltip: 'Galleries'. */
  label: string;
  icon: ReactNode;
}

/** A group of entries, with a header and, when it is long, a search and filters. */
export interface SideNavSection {
  id: string;
  /** Header over the entries: 'Content'. Left out for the first group. */
  title?: string;
  entries: readonly SideNavEntry[];
  /** Type filters, when the caller wants them shown (core §2: above 10 pages). */
  filters?: {
    /** Names the group of buttons: 'Filter by type'. */
    label: string;
    choices: readonly SideNavFilter[];
    /** Id of the pressed filter; null for none. */
    selected: string | null;
    /** Called with the pressed filter's id, or null when it was released. */
    onChange: (id: string | null) => void;
  };
  /** Text search, when the caller wants it shown. The caller filters `entries`. */
  search?: { label: string; value: string; onChange: (value: string) => void };
  /**
   * What to say when `entries` is empty.
   * @default 'Nothing matches' while searching or filtering, else 'Nothing here yet'
   */
  emptyText?: string;
  /** Why there are no entries, instead of `emptyText`, with a way to try again. */
  failure?: { text: string; retryLabel: string; onRetry: () => void };
  /**
   * The entries are still being loaded: placeholder rows are shown instead.
   * @default false
   */
  isLoading?: boolean;
  /**
   * How many placeholder rows: as many as entries are expected, so that what follows them stays where it is.
   * @default 4
   */
  loadingCount?: number;
  /** Whether the entries to come have a `description`. @default false */
  isLoadingDescribed?: boolean;
}

/** A group that renders itself. */
export interface SideNavSlot {
  id: string;
  /** A component made of `SideNavPart`. */
  content: ReactNode;
}
