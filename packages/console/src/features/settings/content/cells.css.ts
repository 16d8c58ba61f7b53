import { space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Icon and name on one line. */
export const name = style({ display: 'flex', alignItems: 'center', gap: space.medium, minInlineSize: 0 });

export const icon = style({ display: 'inline-flex', flexShrink: 0, fontSize: '1.125rem' });

export const actions = style({ display: 'inline-flex', alignItems: 'center', gap: space.xsmall, whiteSpace: 'nowrap' });
