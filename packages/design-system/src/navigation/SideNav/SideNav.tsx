import { Fragment } from 'react';
import { messages } from '../../messages/en.ts';
import * as styles from './SideNav.css.ts';
import { SideNavPart } from './SideNavPart.tsx';
import type { SideNavSection, SideNavSlot } from './sideNavTypes.ts';

const text = messages.sideNav;

export interface SideNavProps {
  /**
   * Names the landmark.
   * @default 'Main'
   */
  label?: string;
  /** Groups from top to bottom; one that keeps a state of its own, such as `ContentTypeNavigation`, comes as its content. */
  sections: readonly (SideNavSection | SideNavSlot)[];
}

/** The console's navigation, inside `AppShell`: entries, groups that open, and the long list of content pages. */
export function SideNav({ label = text.label, sections }: SideNavProps) {
  return (
    <nav aria-label={label} className={styles.sideNav}>
      {sections.map((section) =>
        'content' in section ? <Fragment key={section.id}>{section.content}</Fragment> : <SideNavPart key={section.id} section={section} />,
      )}
    </nav>
  );
}
