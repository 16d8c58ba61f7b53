import { space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The choice of a message is a short list of short names. */
export const choice = style({ maxInlineSize: '28rem' });

/** Editor and preview beside each other where there is room to read both. */
export const editing = style({ display: 'grid', gap: space.large, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))' });
