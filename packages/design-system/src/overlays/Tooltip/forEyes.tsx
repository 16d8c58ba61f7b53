import type { HTMLAttributes } from 'react';

/**
 * Draws a tooltip that says what a screen reader has from the control itself, its name or the reason why it is refused: it is
 * there for eyes alone, as it would be told a second time.
 */
export const forEyes = (props: HTMLAttributes<HTMLDivElement>) => <div {...props} aria-hidden />;
