import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps {
  /**
   * `full` is the drawing with the name beside it, `mark` only the drawing, which then has the name itself.
   * @default 'full'
   */
  variant?: 'full' | 'mark';
}

/** The product's logo: a notice pinned to a board. In the tenant's colour. */
export function BrandMark({ variant = 'full' }: BrandMarkProps) {
  const isAlone = variant === 'mark';
  return (
    <span className={styles.brandMark}>
      <svg
        className={styles.drawing}
        viewBox="0 0 32 32"
        {...(isAlone ? { role: 'img', 'aria-label': 'Noticeboard' } : { 'aria-hidden': true })}
      >
        <rect className={styles.board} x="1" y="1" width="30" height="30" rx="7.5" />
        <g transform="rotate(-5 16 18)">
          <path className={styles.notice} d="M9 9.5h14a1 1 0 0 1 1 1V21l-5 5H9a1 1 0 0 1-1-1V10.500a1 1 0 0 1 1-1z" />
          <path className={styles.fold} d="M24 21h-4a1 1 0 0 0-1 1v4z" />
          <path className={styles.writing} d="M11.500 15.500h9M11.500 19h6" />
        </g>
        <circle className={styles.pin} cx="16" cy="8.250" r="3" />
      </svg>
      {!isAlone && <span className={styles.name}>Noticeboard</span>}
    </span>
  );
}
