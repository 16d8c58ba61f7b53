import { type ReactNode, useRef } from 'react';
import { isLongTitle } from '../../text/isLongTitle.ts';
import * as styles from './PageHeader.css.ts';
import { useTellPassedTitle } from './passedTitle.ts';

export interface PageHeaderProps {
  /** The page's own icon, or a picture of what it shows, decorative, before the title. */
  icon?: ReactNode;
  /** Names the page or the part of it below. */
  title: string;
  /** What sort of thing the title names, small above it: 'Social Feed'. @default nothing */
  kind?: string | undefined;
  /** A sentence under the title. */
  subtitle?: ReactNode;
  /** Buttons for the whole page, the most important one last. */
  actions?: ReactNode;
  /** The path to the page, above the title. */
  breadcrumbs?: ReactNode;
  /** The path in place of the title, which its last step is: `Breadcrumbs` with `isTitle`. */
  titleTrail?: ReactNode;
  /**
   * Level of the heading: 1 where the page has its title itself, 2 where the top bar of `AppShell` has it.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
}

/** The head of a page: its title, and the actions on all of it. */
export function PageHeader({ icon, title, kind, subtitle, actions, breadcrumbs, titleTrail, headingLevel = 2 }: PageHeaderProps) {
  const text = useRef<HTMLDivElement>(null);
  useTellPassedTitle(text, headingLevel === 1 || titleTrail !== undefined ? title : undefined, typeof subtitle === 'string' ? subtitle : undefined);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.pageHeader}>
      {breadcrumbs}
      <div className={styles.row}>
        {icon !== undefined && (
          <span aria-hidden className={styles.icon}>
            {icon}
          </span>
        )}
        <div ref={text} className={styles.text}>
          {kind !== undefined && <p className={styles.kind}>{kind}</p>}
          {titleTrail ?? <Heading className={styles.title({ isPageTitle: headingLevel === 1, isLong: isLongTitle(title) })}><bdi>{title}</bdi></Heading>}
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
