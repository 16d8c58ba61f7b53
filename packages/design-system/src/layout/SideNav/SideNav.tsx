import type { SideNavSection } from './sideNavTypes.ts';

export interface SideNavProps {
  /**
   * Names the landmark.
   * @default 'Main'
   */
  label?: string;
  /** Groups from top to bottom. */
  sections: readonly SideNavSection[];
}

/** The console's navigation, inside `AppShell`. */
export function SideNav({ label, sections }: SideNavProps) {
  return <nav aria-label={label}>{sections.map(({ title }) => title)}</nav>;
}
