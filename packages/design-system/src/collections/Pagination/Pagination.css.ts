import { colour, controlHeight, font, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

const fingers = '(pointer: coarse), (width < 48rem)';
/** Below this the eleven entries of the widest window no longer fit on a line. */
const narrow = '(inline-size < 34rem)';

export const root = componentStyle({ containerType: 'inline-size' });

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.small} ${space.large}`,
  // As high as with its buttons: the list below or above does not move when they are removed.
  minBlockSize: controlHeight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const range = componentStyle({ color: colour.text.secondary, fontSize: font.size.small, marginInlineEnd: 'auto' });

export const steps = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  marginInlineStart: 'auto',
  '@container': { [narrow]: { flex: '1 1 100%', flexWrap: 'wrap', justifyContent: 'space-between' } },
});

export const pages = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  '@container': { [narrow]: { display: 'none' } },
});

export const compact = componentStyle({
  display: 'none',
  '@container': { [narrow]: { display: 'inline' } },
});

export const button = componentStyle({
  display: 'grid',
  placeContent: 'center',
  minInlineSize: controlHeight.medium,
  minBlockSize: controlHeight.medium,
  paddingInline: space.xsmall,
  border: '1px solid transparent',
  borderRadius: radius.medium,
  backgroundColor: 'transparent',
  fontWeight: font.weight.medium,
  cursor: 'pointer',
  selectors: {
    ...focusRing,
    '&:hover': { backgroundColor: colour.surface.hover },
    '&[aria-current]': {
      backgroundColor: colour.accent.subtle,
      borderColor: colour.accent.control,
      color: colour.accent.text,
      fontWeight: font.weight.semibold,
    },
    '&[aria-disabled]': { color: colour.text.disabled, cursor: 'not-allowed', backgroundColor: 'transparent' },
    '&[aria-current][aria-disabled]': { color: colour.text.secondary, borderColor: colour.border.strong },
  },
  '@media': {
    [fingers]: { minInlineSize: controlHeight.large, minBlockSize: controlHeight.large },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'HighlightText' },
        '&[aria-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

export const icon = componentStyle({ inlineSize: '1.125rem', blockSize: '1.125rem' });

export const gap = componentStyle({
  display: 'inline-block',
  minInlineSize: controlHeight.medium,
  textAlign: 'center',
  color: colour.text.secondary,
});
