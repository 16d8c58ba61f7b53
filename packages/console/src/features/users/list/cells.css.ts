import { colour, font, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

export const person = style({ display: 'flex', alignItems: 'center', gap: space.small, minInlineSize: 0 });

export const words = style({ display: 'grid', minInlineSize: 0 });

/** The name, and the state of those who are not active. */
export const first = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.small, minInlineSize: 0 });

/** Never cut off: the title of a cell is reached neither by keyboard nor by touch. */
export const contact = style({
  overflowWrap: 'anywhere',
  fontSize: font.size.xsmall,
  fontWeight: font.weight.regular,
  lineHeight: font.lineHeight.tight,
  color: colour.text.secondary,
});
