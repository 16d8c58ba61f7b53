import { colour, controlHeight, font, motion, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const sideNav = componentStyle({ display: 'grid', gap: space.large, minInlineSize: 0 });

export const section = componentStyle({ display: 'grid', gap: space.small, minInlineSize: 0 });

export const title = componentStyle({
  paddingInline: space.small,
  fontSize: font.size.xsmall,
  fontWeight: font.weight.semibold,
  color: colour.text.secondary,
});

export const rows = componentStyle({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });

export const filters = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space.xxsmall,
  padding: space.xxsmall,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.sunken,
});

export const filter = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  minBlockSize: controlHeight.small,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  cursor: 'pointer',
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    ...innerFocusRing,
    '&[data-hovered]': { color: colour.text.primary },
    '&[data-selected]': { backgroundColor: colour.surface.raised, borderColor: colour.accent.control, color: colour.accent.text },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: controlHeight.large },
    '(forced-colors: active)': { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
  },
});

export const empty = componentStyle({
  paddingInline: space.small,
  fontSize: font.size.small,
  color: colour.text.secondary,
  selectors: { '&:empty': { display: 'none' } },
});

/** As high as the row that replaces it. */
export const loadingRow = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: controlHeight.medium,
    paddingInline: space.small,
    '@media': { '(pointer: coarse)': { minBlockSize: controlHeight.large } },
  },
  variants: { isDescribed: { true: { minBlockSize: '3.25rem' } } },
});

export const loadingBar = componentStyle({
  blockSize: '0.75rem',
  borderRadius: radius.small,
  backgroundColor: colour.skeleton.base,
  '@media': { '(forced-colors: active)': { backgroundColor: 'GrayText' } },
});
