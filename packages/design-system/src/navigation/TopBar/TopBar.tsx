import { type ReactNode, use } from 'react';
import { PassedTitle } from '../../layout/PageHeader/passedTitle.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** Title of the page: its only first-level heading. Left out where the page renders it itself: shown here, too, while that is scrolled out of sight. */
  title?: string | undefined;
  /** A line under the title. */
  subtitle?: string;
  /**
   * Where the user works: tenant and role on a line each, or a sentence. Shown where the `RoleSelector` has room for a logo
   * only, which is read out with the same words.
   */
  scope?: string | readonly [tenant: string, role: string];
  /** The loading spinner, when something is being loaded: `<Spinner />`, which itself waits 500 ms. */
  spinner?: ReactNode;
  /** The `RoleSelector`. */
  roleSelector?: ReactNode;
  /** The `ProfileMenu`. */
  profileMenu?: ReactNode;
}

/** Names the page, the tenant and role, and the user. For use inside `AppShell`. */
export function TopBar({ title, subtitle, scope, spinner, roleSelector, profileMenu }: TopBarProps) {
  const passedTitle = use(PassedTitle);
  return (
    <div className={styles.topBar}>
      <div className={styles.heading}>
        {title !== undefined && (
          <h1 className={styles.title} title={title}>
            {title}
          </h1>
        )}
        {title === undefined && passedTitle !== undefined && (
          <div aria-hidden>
            <p className={styles.passedTitle} title={passedTitle.title}>
              {passedTitle.title}
            </p>
            {passedTitle.subtitle !== undefined && <p className={styles.subtitle}>{passedTitle.subtitle}</p>}
          </div>
        )}
        {subtitle !== undefined && (
          <p className={styles.subtitle} title={subtitle}>
            {subtitle}
          </p>
        )}
        {scope !== undefined && (
          <p className={styles.scope} aria-hidden>
            {typeof scope === 'string'
              ? scope
              : scope.map((name, index) => (
                  <span key={index} className={styles.scopeName}>
                    {name}
                  </span>
                ))}
          </p>
        )}
      </div>
      <div className={styles.spinner}>{spinner}</div>
      {roleSelector}
      {profileMenu}
    </div>
  );
}
