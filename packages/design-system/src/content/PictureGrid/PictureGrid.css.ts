import { colour, font, radius, shadow, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { stacking } from '../../theme/stacking.ts';
import { gap, gridColumns } from './gridPlaces.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.small, minInlineSize: 0 });

export const head = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const title = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.small,
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  fontSize: font.size.large,
  fontWeight: font.weight.semibold,
  lineHeight: font.lineHeight.tight,
  overflowWrap: 'anywhere',
  outline: 'none',
});

export const count = componentStyle({ color: colour.text.secondary, fontWeight: font.weight.regular, fontVariantNumeric: 'tabular-nums' });

/** Around the pictures; visible when files are dragged over it. */
export const zone = componentStyle({
  minInlineSize: 0,
  borderRadius: radius.large,
  selectors: {
    '&[data-drop-target]': { outline: `2px solid ${colour.accent.control}`, outlineOffset: space.xsmall, backgroundColor: colour.accent.subtle },
    '&[data-focus-visible]': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: space.xsmall },
  },
});

export const grid = componentStyle({ position: 'relative', display: 'grid', gridTemplateColumns: gridColumns, alignItems: 'start', gap, outline: 'none' });

/** Replaces the pictures while there are none. */
export const nothing = componentStyle({ border: `1px dashed ${colour.border.control}`, borderRadius: radius.large, backgroundColor: colour.surface.base });

export const bar = componentStyle({
  // The controls in it use the colours of their background.
  vars: {
    [colour.surface.base]: colour.surface.inverse,
    [colour.text.primary]: colour.text.onInverse,
    [colour.text.secondary]: colour.text.onInverseSecondary,
    [colour.text.disabled]: colour.text.onInverseSecondary,
    [colour.focus.ring]: colour.text.onInverse,
    [colour.surface.hover]: `color-mix(in srgb, ${colour.text.onInverse} 14%, ${colour.surface.inverse})`,
  },
  position: 'sticky',
  insetBlockEnd: space.large,
  zIndex: stacking.sticky,
  justifySelf: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.small,
  maxInlineSize: '100%',
  paddingBlock: space.xsmall,
  paddingInline: space.large,
  borderRadius: radius.large,
  backgroundColor: colour.surface.inverse,
  color: colour.text.onInverse,
  boxShadow: shadow.overlay,
  // Its background and shadow vanish there, over the pictures.
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

export const selectedCount = componentStyle({ fontWeight: font.weight.medium, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const line = componentStyle({
  alignSelf: 'stretch',
  inlineSize: 1,
  marginBlock: space.xsmall,
  backgroundColor: colour.text.onInverseSecondary,
  opacity: 0.5,
  // On a phone the bar has several rows: a line would be at the end or the start of one.
  '@media': { '(width < 30rem)': { display: 'none' } },
});

export const key = componentStyle({
  paddingInline: space.xsmall,
  border: `1px solid ${colour.text.onInverseSecondary}`,
  borderRadius: radius.small,
  fontFamily: 'inherit',
  fontSize: font.size.xsmall,
  fontWeight: font.weight.regular,
  '@media': { '(hover: none)': { display: 'none' } },
});
