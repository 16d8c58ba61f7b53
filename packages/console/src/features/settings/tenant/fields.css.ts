import { space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Fields one below the other, no wider than what is written into them. */
export const fields = style({ display: 'grid', gap: space.large, maxInlineSize: '36rem' });
