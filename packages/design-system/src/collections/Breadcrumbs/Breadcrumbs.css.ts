import { bareIconButton } from '../../theme/bareIconButton.css.ts';
import { colour, controlHeight, font, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { rightToLeft } from '../../theme/rightToLeft.ts';

export const nav = componentRecipe({
  base: {
    position: 'relative',
    minInlineSize: 0,
    fontSize: font.size.small,
    // Until a narrower width has been measured.
    overflow: 'clip',
    overflowClipMargin: '4px',
  },
  variants: {
    isTitle: { true: { fontSize: '1.5rem', lineHeight: '2rem', letterSpacing: '-0.01em' } },
    // As the title of a page without breadcrumbs.
    isLong: { true: { fontSize: font.size.large, lineHeight: '1.5rem', letterSpacing: 0 } },
  },
});

/** All crumbs in one line, only to measure their widths. */
export const measure = componentStyle({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  blockSize: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  whiteSpace: 'nowrap',
  fontWeight: font.weight.medium,
});

export const measured = componentStyle({ flexShrink: 0, display: 'inline-flex', alignItems: 'center' });

export const list = componentRecipe({
  base: { display: 'flex', alignItems: 'center', minInlineSize: 0, margin: 0, padding: 0, listStyle: 'none' },
  // A title is never truncated: with no room beside the other crumbs it wraps to separate lines.
  variants: { isTitle: { true: { flexWrap: 'wrap' } } },
});

export const item = componentStyle({ display: 'flex', alignItems: 'center', flexShrink: 0, minInlineSize: 0, maxInlineSize: '45%', selectors: { 'nav:has(h1) &': { maxInlineSize: '100%' } } });

/** The current page shrinks first, and ends in '…'. */
export const currentItem = componentStyle({ display: 'flex', alignItems: 'center', flexShrink: 1, minInlineSize: 0 });

export const text = componentStyle({
  minInlineSize: 0,
  paddingBlock: space.xsmall,
  overflow: 'hidden',
  overflowClipMargin: '4px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: colour.text.secondary,
  // A page focuses its heading to have it announced: nothing in it can be pressed.
  outline: 'none',
  selectors: {
    '&[aria-current]': { color: colour.text.primary, fontWeight: font.weight.medium },
    'h1&[aria-current]': { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: 0, fontSize: 'inherit', fontWeight: font.weight.semibold, lineHeight: 'inherit' },
  },
});

export const link = componentStyle({
  color: 'inherit',
  borderRadius: radius.small,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { ...focusRing, '&[data-hovered]': { color: colour.text.link, textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const separator = componentStyle({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  marginInline: space.xsmall,
  color: colour.text.secondary,
  selectors: {
    [rightToLeft]: { transform: 'scaleX(-1)' },
    // Beside the first line of a long title.
    '&:has(+ h1)': { alignSelf: 'start', marginBlockStart: '0.5rem' },
  },
});

export const more = componentStyle({
  position: 'relative',
  ...bareIconButton,
  selectors: { ...focusRing, '&[data-hovered], &[data-pressed]': { backgroundColor: colour.surface.hover, color: colour.text.primary } },
  '@media': { '(pointer: coarse)': { inlineSize: controlHeight.large, blockSize: controlHeight.large } },
});
