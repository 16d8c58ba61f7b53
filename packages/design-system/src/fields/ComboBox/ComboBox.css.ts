import { colour, controlHeight, font, radius, space } from '../../theme/contract.css.ts';
import { choiceRow, choiceTick, floatingSurface } from '../../theme/floating.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const group = componentStyle({ gap: space.xsmall, paddingInline: `${space.medium} ${space.xxsmall}` });

export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 'none',
  outline: 'none',
  backgroundColor: 'transparent',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: colour.text.secondary, opacity: 1 } },
});

export const arrow = componentStyle({
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
  selectors: { '&[data-hovered]': { backgroundColor: colour.surface.hover, color: colour.text.primary } },
  '@media': { '(pointer: coarse)': { inlineSize: controlHeight.large, blockSize: controlHeight.large } },
});

export const popover = componentStyle({
  ...floatingSurface,
  inlineSize: 'max(var(--trigger-width), 10rem)',
  maxInlineSize: 'calc(100vw - 1rem)',
});

export const list = componentStyle({ maxBlockSize: '19rem', overflow: 'auto', padding: space.xsmall, outline: 'none' });

export const item = componentStyle({
  ...choiceRow,
  selectors: { ...choiceRow.selectors, '&[data-selected]': { fontWeight: font.weight.semibold } },
});

export const itemText = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' });

export const itemDetail = componentStyle({ fontSize: font.size.small, fontWeight: font.weight.regular, color: colour.text.secondary });

export const tick = componentStyle(choiceTick);

export const empty = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: controlHeight.large,
  padding: space.small,
  color: colour.text.secondary,
});

export const failure = componentStyle({ color: colour.danger.text });

export const retry = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  fontWeight: font.weight.medium,
  color: colour.text.link,
});

export const more = componentStyle({ display: 'grid', placeItems: 'center', padding: space.small });
