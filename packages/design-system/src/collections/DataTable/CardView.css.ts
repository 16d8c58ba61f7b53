import { colour, controlHeight, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const item = componentStyle({
  display: 'grid',
  gap: space.xsmall,
  padding: `${space.medium} ${space.large}`,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&:has([data-row-checkbox]:checked)': { backgroundColor: colour.surface.selected },
  },
});

export const selectPage = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minBlockSize: controlHeight.large,
  paddingInline: space.large,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
  color: colour.text.secondary,
  fontSize: font.size.small,
});

export const top = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minBlockSize: controlHeight.large,
});

export const title = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: font.size.large,
  fontWeight: font.weight.semibold,
});

export const details = componentStyle({ display: 'grid', gap: space.xsmall });

export const detail = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 2fr) 5fr',
  alignItems: 'center',
  gap: space.medium,
});

export const label = componentStyle({ color: colour.text.secondary, fontSize: font.size.small });

export const value = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
