import { space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Fields one below the other, no wider than what is written into them. */
export const fields = style({ display: 'grid', gap: space.large, maxInlineSize: '36rem' });

/**
 * Room for what the last field says when it is left: pressing Save leaves it, and a button that moves away under the
 * pointer would not be pressed.
 */
export const lastField = style({ minBlockSize: '7.25rem' });
