import { colour, controlHeight, font, radius, space } from '../../theme/contract.css.ts';
import { floatingSurface } from '../../theme/floating.css.ts';
import { focusRing, innerFocusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { rightToLeft } from '../../theme/rightToLeft.ts';

export const popover = componentStyle({ ...floatingSurface, maxInlineSize: 'calc(100vw - 1rem)' });

export const dialog = componentStyle({ display: 'grid', gap: space.small, padding: space.medium, outline: 'none' });

export const head = componentStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.small });

export const month = componentStyle({ margin: 0, fontSize: font.size.medium, fontWeight: font.weight.semibold });

export const step = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: controlHeight.medium,
  blockSize: controlHeight.medium,
  padding: 0,
  border: 'none',
  borderRadius: radius.medium,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  cursor: 'pointer',
  selectors: {
    ...innerFocusRing,
    [rightToLeft]: { transform: 'scaleX(-1)' },
    '&[data-hovered]': { backgroundColor: colour.surface.hover, color: colour.text.primary },
    '&[data-disabled]': { color: colour.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse), (width < 48rem)': { inlineSize: controlHeight.large, blockSize: controlHeight.large } },
});

export const grid = componentStyle({ borderCollapse: 'separate', borderSpacing: '0 0.125rem', marginInline: 'auto' });

export const weekday = componentStyle({
  paddingBlock: space.xsmall,
  fontSize: font.size.xsmall,
  fontWeight: font.weight.medium,
  color: colour.text.secondary,
});

export const day = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    // Seven fingers' widths are wider than the narrowest screens.
    inlineSize: `min(${controlHeight.medium}, calc((100vw - 3rem) / 7))`,
    blockSize: controlHeight.medium,
    borderRadius: radius.medium,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { backgroundColor: colour.surface.hover },
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-disabled], &[data-unavailable]': { color: colour.text.disabled, cursor: 'not-allowed' },
      '&[data-selected]': { backgroundColor: colour.accent.fill, color: colour.accent.onFill, fontWeight: font.weight.semibold },
    },
    '@media': {
      '(pointer: coarse), (width < 48rem)': { inlineSize: `min(${controlHeight.large}, calc((100vw - 3rem) / 7))`, blockSize: controlHeight.large },
      '(forced-colors: active)': { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-3px' } } },
    },
  },
  variants: {
    /** The days inside a range are quieter than its two ends. */
    isOfRange: {
      true: {
        selectors: {
          '&[data-selected]:not([data-selection-start], [data-selection-end])': {
            borderRadius: 0,
            backgroundColor: colour.accent.subtle,
            color: colour.text.primary,
            fontWeight: font.weight.regular,
          },
          '&[data-selection-start]:not([data-selection-end])': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
          '&[data-selection-end]:not([data-selection-start])': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
        },
      },
    },
    isToday: { true: { textDecoration: 'underline', textUnderlineOffset: '0.25em', textDecorationThickness: '2px' } },
  },
});

export const presets = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  maxInlineSize: '18rem',
  paddingBlockStart: space.small,
  borderBlockStart: `1px solid ${colour.border.subtle}`,
});

export const preset = componentStyle({
  minBlockSize: controlHeight.small,
  paddingInline: space.small,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.full,
  backgroundColor: 'transparent',
  color: colour.text.primary,
  font: 'inherit',
  fontSize: font.size.small,
  cursor: 'pointer',
  selectors: { ...focusRing, '&[data-hovered]': { backgroundColor: colour.surface.hover } },
  '@media': { '(pointer: coarse), (width < 48rem)': { minBlockSize: controlHeight.large, paddingInline: space.medium } },
});
