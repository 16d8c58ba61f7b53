import { colour, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { focusableBoxButton } from '../boxParts.css.ts';

export const box = componentStyle({ gap: space.small, paddingInlineEnd: space.xxsmall });

export const written = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  paddingBlock: space.xxsmall,
});

export const parts = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  cursor: 'text',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-disabled] &': { cursor: 'not-allowed' } },
});

export const part = componentStyle({
  // A target of 24 pixels, including the space around it (WCAG 2.5.8).
  minBlockSize: space.xlarge,
  paddingBlock: space.xxsmall,
  paddingInline: space.xxsmall,
  borderRadius: radius.small,
  outline: 'none',
  caretColor: 'transparent',
  whiteSpace: 'pre',
  selectors: {
    '&[data-placeholder]': { color: colour.text.secondary },
    '&[data-type="literal"]': { paddingInline: '0.05rem', color: colour.text.secondary },
    '[aria-disabled="true"] &[data-type="literal"]': { color: 'inherit' },
    '&[data-focused]': { backgroundColor: colour.accent.fill, color: colour.accent.onFill },
    '&[data-disabled]': { color: colour.text.disabled },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } } },
});

/** More prominent than the description it is part of. */
export const remark = componentStyle({ display: 'block', color: colour.text.primary });

export const dash = componentStyle({ color: colour.text.secondary });

export const open = componentStyle(focusableBoxButton);
