import { colour, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** One below the other. */
export const people = style({ display: 'grid', gap: space.small, margin: 0, padding: 0, listStyle: 'none' });

/** The role that makes someone an administrator. */
export const role = style({ color: colour.text.secondary });
