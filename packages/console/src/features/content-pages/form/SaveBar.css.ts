import { colour, radius, shadow, space } from '@noticeboard/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Stays at the bottom of the window while the form above it is longer. */
export const foot = style({ position: 'sticky', insetBlockEnd: 0, zIndex: 1, display: 'grid', gap: space.small });

/** The space that the window keeps clear for the bar, including a status on a line by itself: it must not cover the focus (WCAG 2.4.11). */
export const roomForBar = '7.5rem';

globalStyle(`html:has(${foot})`, { scrollPaddingBlockEnd: roomForBar });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
  padding: `${space.medium} ${space.large}`,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.base,
  boxShadow: shadow.overlay,
});

/** Empty it has no line of its own: nothing was changed or saved yet. */
export const status = style({ display: 'flex', flex: '1 1 8rem', minInlineSize: 0, selectors: { '&[data-is-empty]': { flexBasis: 0 } } });

export const acts = style({ display: 'flex', gap: space.small, marginInlineStart: 'auto' });
