import type { HTMLAttributes } from 'react';

/**
 * Renders a tooltip that repeats what a screen reader gets from the control itself, its name or the reason why it is
 * refused. It is visual only, since it would be announced twice.
 */
export const forEyes = (props: HTMLAttributes<HTMLDivElement>) => <div {...props} aria-hidden />;
