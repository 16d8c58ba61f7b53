import { colour, controlHeight, font, radius, shadow, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { stacking } from '../../theme/stacking.ts';

/** Above the head of the table, which the search's hint covers. */
export const root = componentStyle({ position: 'relative', zIndex: stacking.sticky + 3, containerType: 'inline-size' });

/** Its height never changes and nothing in it moves: every part has a fixed width, and optional parts are last in their half. */
export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: '3.25rem',
  padding: `${space.small} ${space.medium}`,
});

export const search = componentStyle({
  position: 'relative',
  inlineSize: 'clamp(10rem, 24cqi, 17.5rem)',
  selectors: { '[data-layout=cards] &': { flex: '1 1 100%' } },
});

/** The key that focuses the search, shown where there is a keyboard and the field is empty. */
export const key = componentStyle({
  position: 'absolute',
  insetInlineEnd: space.small,
  insetBlockStart: '0.5rem',
  minInlineSize: '1.25rem',
  paddingInline: space.xxsmall,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.small,
  color: colour.text.secondary,
  backgroundColor: colour.surface.base,
  fontSize: font.size.xsmall,
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: { 'div:has(input:not(:placeholder-shown)) > &': { display: 'none' } },
  '@media': { '(pointer: coarse), (width < 48rem)': { display: 'none' } },
});

/** Covers what is below: a line that appears and disappears with a letter would move the rows. */
export const hint = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space.xxsmall})`,
  insetInlineStart: 0,
  padding: `${space.xxsmall} ${space.small}`,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.small,
  backgroundColor: colour.surface.base,
  boxShadow: shadow.overlay,
  color: colour.text.secondary,
  fontSize: font.size.small,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

/** In cards the filters are in 'Sort and filter'. */
export const filter = componentStyle({ inlineSize: 'clamp(8.5rem, 17cqi, 11rem)', minInlineSize: 0, selectors: { '[data-layout=cards] &': { display: 'none' } } });

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minBlockSize: controlHeight.medium,
  marginInlineStart: 'auto',
  // Above cards it would be a line by itself, below the search.
  selectors: { '&:empty': { display: 'none' } },
});

export const count = componentStyle({ color: colour.text.secondary, fontSize: font.size.small, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', '@container': { '(inline-size < 46rem)': { display: 'none' } } });

export const foot = componentRecipe({ base: { padding: `${space.small} ${space.medium}` }, variants: { isSteady: { false: { visibility: 'hidden' } } } });
