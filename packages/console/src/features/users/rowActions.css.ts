import { space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The buttons of a row on one line, as high as they are: no room for descenders below them. */
export const actions = style({ display: 'inline-flex', verticalAlign: 'top', alignItems: 'center', gap: space.xsmall, whiteSpace: 'nowrap' });
