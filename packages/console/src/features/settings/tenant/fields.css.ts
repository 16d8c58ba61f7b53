import { space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Fields one below the other, no wider than their usual values. */
export const fields = style({ display: 'grid', gap: space.large, maxInlineSize: '36rem' });

/**
 * Room for the last field's validation: pressing Save leaves the field, and a button that moves away under the
 * pointer would not be pressed.
 */
export const lastField = style({ minBlockSize: '7.25rem' });
