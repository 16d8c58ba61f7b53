import { colour, controlHeight, font, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { choiceRowInWindow, choiceTick, floatingSurface } from '../../theme/floating.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const group = componentStyle({ padding: 0, alignItems: 'stretch', overflow: 'hidden' });

/** Parts follow the box's colour immediately, without the reset's transition of everything. */
export const shown = componentStyle({ transition: 'none' });

export const select = componentStyle({ display: 'flex', flexShrink: 0, transition: 'none', borderInlineEnd: `1px solid ${colour.border.subtle}` });

export const country = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  paddingInline: `${space.medium} ${space.small}`,
  border: 'none',
  borderStartStartRadius: radius.medium,
  borderEndStartRadius: radius.medium,
  backgroundColor: 'transparent',
  color: 'inherit',
  transition: 'none',
  fontWeight: font.weight.medium,
  cursor: 'pointer',
  selectors: {
    ...innerFocusRing,
    '&[data-hovered]:not([aria-disabled="true"])': { backgroundColor: colour.surface.hover },
    '&[aria-disabled="true"], &[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse)': { minInlineSize: controlHeight.large } },
});

export const chevron = componentStyle({ flexShrink: 0, color: colour.text.secondary });

export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  paddingInline: space.medium,
  paddingBlock: 0,
  border: 'none',
  outline: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  transition: 'none',
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: colour.text.secondary, opacity: 1 }, '&[aria-disabled="true"]': { cursor: 'not-allowed' } },
});

export const popover = componentStyle({
  ...floatingSurface,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '20rem',
  maxInlineSize: 'calc(100vw - 1rem)',
});

export const head = componentStyle({ flexShrink: 0, padding: space.small, borderBlockEnd: `1px solid ${colour.border.subtle}` });

export const list = componentStyle({ blockSize: '17rem', minBlockSize: 0, overflow: 'auto', outline: 'none' });

export const item = componentStyle(choiceRowInWindow);

export const itemName = componentStyle({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const code = componentStyle({ color: colour.text.secondary, fontWeight: font.weight.regular, fontVariantNumeric: 'tabular-nums' });

export const tick = componentStyle(choiceTick);

export const empty = componentStyle({ display: 'grid', placeItems: 'center', minBlockSize: controlHeight.large, color: colour.text.secondary });
