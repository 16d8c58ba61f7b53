import { colour, controlHeight, font, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { boxSurface } from '../boxParts.css.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  inlineSize: '19.5rem',
  maxInlineSize: '100%',
  blockSize: '24rem',
});

export const search = componentStyle({
  flexShrink: 0,
  inlineSize: '100%',
  ...boxSurface,
  selectors: { ...innerFocusRing, '&::placeholder': { color: colour.text.secondary, opacity: 1 } },
  '@media': { '(pointer: coarse)': { minBlockSize: controlHeight.large, fontSize: font.size.large } },
});

export const recent = componentStyle({ display: 'flex', flexShrink: 0, paddingBlockEnd: space.xsmall, borderBlockEnd: `1px solid ${colour.border.subtle}` });

export const viewport = componentStyle({ flex: 1, minBlockSize: 0, borderRadius: radius.small, selectors: innerFocusRing });

export const notice = componentStyle({ display: 'grid', placeItems: 'center', minBlockSize: '6rem', color: colour.text.secondary });

export const list = componentStyle({ userSelect: 'none' });

export const category = componentStyle({
  paddingBlock: space.xsmall,
  paddingInline: space.xsmall,
  backgroundColor: colour.surface.raised,
  color: colour.text.secondary,
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
});

/** frimousse scrolls to the row before the one meant, since rows are numbered from one: the margin makes up for a row and a heading. */
export const row = componentStyle({ minInlineSize: 0, scrollMarginBlockEnd: `calc(${controlHeight.large} + 2.5rem)` });

export const emoji = componentStyle({
  flex: '0 0 12.5%',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  // The heading of its category stays over it.
  scrollMarginBlockStart: '2rem',
  // The next row is rendered before it is scrolled into view.
  scrollMarginBlockEnd: controlHeight.large,
  blockSize: controlHeight.medium,
  padding: 0,
  border: 'none',
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  fontSize: font.size.xlarge,
  cursor: 'pointer',
  selectors: {
    ...innerFocusRing,
    '&:hover': { backgroundColor: colour.surface.hover },
    '&[data-active]': { backgroundColor: colour.surface.selected, outline: `2px solid ${colour.focus.ring}`, outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { blockSize: controlHeight.large } },
});
