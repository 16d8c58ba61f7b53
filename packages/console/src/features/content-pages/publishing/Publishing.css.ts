import { colour, radius, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The line that replaces the panel where there is no room beside the item. */
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
  padding: `${space.medium} ${space.large}`,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.base,
});
