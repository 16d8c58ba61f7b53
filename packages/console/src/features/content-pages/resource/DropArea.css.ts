import { colour, font, radius, space } from '@noticeboard/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The rows, with room to drop below a few; outlined while files are over it. */
export const area = style({
  position: 'relative',
  minBlockSize: '24rem',
  borderRadius: radius.large,
  selectors: { '&[data-over]': { outline: `2px solid ${colour.accent.control}`, outlineOffset: '2px' } },
});

/** The tint keeps the row readable. */
globalStyle(`${area} [data-drop-target]`, { backgroundColor: colour.accent.subtle, outline: `2px solid ${colour.accent.control}`, outlineOffset: '-2px' });

/** The effect of a drop, at the bottom of the visible part; nothing under the pointer changes by it. */
export const banner = style({
  position: 'sticky',
  insetBlockEnd: space.large,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
  marginBlockStart: space.large,
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  padding: `${space.medium} ${space.xlarge}`,
  // Its background disappears there, over the rows.
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
  borderRadius: radius.medium,
  backgroundColor: colour.accent.fill,
  color: colour.accent.onFill,
  pointerEvents: 'none',
});

export const sign = style({ flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem' });

export const words = style({ display: 'grid', fontSize: font.size.small, overflowWrap: 'anywhere' });
