import type { ReactNode } from 'react';

export interface AppShellProps {
  /** The console's `SideNav`: a column, or a drawer behind a menu button where there is no room for one. */
  navigation: ReactNode;
  /** The `TopBar`. */
  topBar: ReactNode;
  /** The page. */
  children: ReactNode;
  /** A notice across the page under the top bar: offline, session about to end. */
  notice?: ReactNode;
  /** Address behind the brand over the navigation. */
  homeHref: string;
  /**
   * Greatest width of the page in CSS pixels; wider screens leave the rest empty. 1600 for unit administrators
   * (platform-core §2, Layout).
   * @default no limit
   */
  contentMaxWidth?: number;
}

/** The frame of every signed-in page: skip link, navigation, top bar, and the main landmark (id `main`). */
export function AppShell({ navigation, topBar, children }: AppShellProps) {
  return (
    <div>
      {navigation}
      <header>{topBar}</header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
