import { space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The texts of an item, with the save bar below. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large });
