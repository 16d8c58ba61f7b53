import type { ReactNode } from 'react';

/** An action or a page. */
export interface Command {
  /** Unique in the palette. */
  id: string;
  /** What it does, or the name of the place. Searched. */
  label: string;
  /** A second, quieter line. */
  detail?: string;
  /** A lucide icon, decorative. */
  icon?: ReactNode;
  /** The keys that do the same: 'Ctrl P'. */
  shortcut?: string;
  /** The address of a place. */
  href?: string;
  /** The action, called after the palette has closed. */
  onAction?: () => void;
}

/** Commands that belong together. */
export interface CommandGroup {
  /** Unique in the palette. */
  id: string;
  /** Its heading. */
  title: string;
  /** Its commands, in order. */
  commands: readonly Command[];
}

export interface CommandPaletteProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called to open it by Ctrl K (Command K), or to close it: a command, Escape, a press outside, the keys again. */
  onOpenChange: (isOpen: boolean) => void;
  /** What can be done, in groups. Empty groups are not shown. */
  groups: readonly CommandGroup[];
  /** The typed text, when the caller searches; without it the palette starts empty and keeps the text itself. */
  query?: string;
  /** Called with the changed text. The caller debounces. */
  onQueryChange?: (query: string) => void;
  /** Whether `groups` are already results for `query`; else they are narrowed here by what their labels contain. @default false */
  isFilteredByCaller?: boolean;
  /** Whether results are loading. @default false */
  isLoading?: boolean;
  /** The message of a failed search. */
  error?: string | null;
  /** Whether Ctrl K (Command K) opens and closes it. @default true */
  hasHotkey?: boolean;
  /** The palette's name and the field's hint. @default 'Search and commands' */
  label?: string;
}
