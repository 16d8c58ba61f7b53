import { colour, controlHeight, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const group = componentStyle({ gap: space.xxsmall, paddingInline: `${space.medium} ${space.xxsmall}` });

export const input = componentStyle({
  flex: 1,
  minInlineSize: '2rem',
  inlineSize: '100%',
  alignSelf: 'stretch',
  padding: 0,
  border: 'none',
  outline: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::placeholder': { color: colour.text.secondary, opacity: 1 } },
});

export const unit = componentStyle({ flexShrink: 1, minInlineSize: 0, marginInlineEnd: space.xsmall, overflowWrap: 'anywhere', color: colour.text.secondary });

export const stepper = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: controlHeight.small,
  blockSize: controlHeight.small,
  padding: 0,
  border: 'none',
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  cursor: 'pointer',
  selectors: {
    ...innerFocusRing,
    '&[data-hovered]': { backgroundColor: colour.surface.hover, color: colour.text.primary },
    '&[data-pressed]': { backgroundColor: colour.surface.pressed },
    '&[data-disabled]': { color: colour.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse), (width < 48rem)': { inlineSize: controlHeight.large, blockSize: controlHeight.large } },
});
