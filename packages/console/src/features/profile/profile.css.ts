import { colour, font, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** As wide as a form is read with ease. */
export const page = style({ display: 'grid', gap: space.large, maxInlineSize: '48rem' });

export const facts = style({ display: 'grid', gap: space.small, margin: 0 });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 12rem) 1fr',
  gap: space.large,
  '@media': { '(max-width: 767px)': { gridTemplateColumns: '1fr', gap: 0 } },
});

export const name = style({ color: colour.text.secondary });
export const value = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const hint = style({ marginBlockStart: space.medium, fontSize: font.size.small, color: colour.text.secondary });
