import { colour, font, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({ display: 'grid', gap: space.small, margin: 0 });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 12rem) 1fr',
  gap: space.large,
  '@media': { '(width < 48rem)': { gridTemplateColumns: '1fr', gap: 0 } },
});

export const name = style({ color: colour.text.secondary });
export const value = style({ margin: 0, overflowWrap: 'anywhere', fontSize: font.size.medium, fontVariantNumeric: 'tabular-nums' });
