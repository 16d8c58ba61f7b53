import type { ReactNode } from 'react';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import * as styles from './FullScreenPage.css.ts';

export interface FullScreenPageProps {
  /** The page's first-level heading: 'Page not found'. */
  title: string;
  /** A sentence or two under it. */
  description?: ReactNode;
  /** What can be done: buttons, or a list of roles. */
  children?: ReactNode;
  /** A quiet line under the card: who is signed in, the version. */
  footer?: ReactNode;
  /**
   * Width of the card: `small` for a sentence and a button, `medium` for a choice among many.
   * @default 'small'
   */
  size?: 'small' | 'medium';
}

/** A page without navigation: sign-in, Select Role, Not found. Holds the main landmark (id `main`). */
export function FullScreenPage({ title, description, children, footer, size }: FullScreenPageProps) {
  return (
    <div className={styles.page({ size })}>
      <main id="main" tabIndex={-1} className={styles.card({ size })}>
        <BrandMark />
        <div className={styles.text}>
          <h1 className={styles.title}>{title}</h1>
          {description !== undefined && <div className={styles.description}>{description}</div>}
        </div>
        {children}
      </main>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
