import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const frame = componentRecipe({
  base: {
    minInlineSize: 0,
    border: `1px solid ${colour.border.control}`,
    borderRadius: radius.medium,
    backgroundColor: colour.surface.base,
    overflow: 'hidden',
    selectors: { '&:has([data-source]:focus-within, textarea:focus)': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '-1px' } },
  },
  variants: {
    isInvalid: { true: { borderColor: colour.danger.border, '@media': { '(forced-colors: active)': { borderWidth: '3px' } } } },
    isLocked: { true: { backgroundColor: colour.surface.sunken } },
  },
});

export const bar = componentStyle({ display: 'flex', padding: space.xsmall, borderBlockEnd: `1px solid ${colour.border.subtle}` });

export const source = componentStyle({ display: 'block', minInlineSize: 0 });

/** Receives what is typed until the source has loaded. */
export const early = componentStyle({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: space.small,
  border: 'none',
  backgroundColor: 'transparent',
  color: colour.text.primary,
  fontFamily: font.family.code,
  fontSize: font.size.small,
  resize: 'none',
});

export const faultCount = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  marginBlockStart: space.xsmall,
  color: colour.warning.text,
  fontWeight: font.weight.medium,
});

export const faults = componentStyle({ display: 'grid', gap: space.xxsmall });

export const fault = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small, fontSize: font.size.small });

export const faultText = componentStyle({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });
