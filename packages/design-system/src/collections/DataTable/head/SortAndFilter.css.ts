import { colour, controlHeight, font, radius, space } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/focus.css.ts';
import { componentStyle } from '../../../theme/layered.css.ts';

export const disclosure = componentStyle({
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.base,
  selectors: { '[data-card] > &': { border: 0, borderBlockStart: `1px solid ${colour.border.subtle}`, borderRadius: 0 }, '[data-card=bare] > &': { borderBlockStart: 0 } },
});

export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  inlineSize: '100%',
  minBlockSize: controlHeight.large,
  paddingInline: space.large,
  border: 0,
  borderRadius: radius.medium,
  backgroundColor: 'transparent',
  fontWeight: font.weight.semibold,
  cursor: 'pointer',
  selectors: { ...focusRing, '&[data-hovered]': { backgroundColor: colour.surface.hover } },
});

export const icon = componentStyle({ inlineSize: '1.125rem', blockSize: '1.125rem', color: colour.text.secondary });

export const count = componentStyle({
  minInlineSize: '1.375rem',
  paddingInline: space.xsmall,
  borderRadius: radius.full,
  backgroundColor: colour.accent.subtle,
  color: colour.accent.text,
  fontSize: font.size.small,
  textAlign: 'center',
});

export const panel = componentStyle({
  display: 'grid',
  gap: space.medium,
  paddingInline: space.large,
  selectors: { '&:not([hidden])': { paddingBlock: `${space.xsmall} ${space.large}` } },
});

export const entry = componentStyle({ display: 'grid', gap: space.xsmall });

export const label = componentStyle({ fontSize: font.size.small });
