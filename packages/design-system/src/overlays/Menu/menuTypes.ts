import type { ReactNode } from 'react';

/** One action of a menu. */
export interface MenuAction {
  id: string;
  /** What it does, as a verb. */
  label: string;
  /** A lucide icon, decorative. */
  icon?: ReactNode;
  /** `danger` deletes or cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Why it can't be done now, shown below the label. While it is given, the line stays reachable by the arrow keys and does nothing. */
  disabledReason?: string;
  /** The key that does the same without the menu, as `aria-keyshortcuts` has it. @default none */
  shortcut?: string;
  /** Where it leads, as a link. */
  href?: string;
  /** What it does, unless it leads somewhere. */
  onAction?: () => void;
}

/** Actions that belong together; a line separates groups. */
export interface MenuGroup {
  id: string;
  /** Above its actions. */
  title?: string;
  actions: readonly MenuAction[];
}
