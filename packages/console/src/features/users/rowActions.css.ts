import { space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The buttons of a row, on one line. */
export const actions = style({ display: 'inline-flex', alignItems: 'center', gap: space.xsmall, whiteSpace: 'nowrap' });
