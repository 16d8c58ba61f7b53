import { colour, font, radius, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The tree and, beside it if there is room, the chosen node. */
export const columns = style({
  display: 'grid',
  gap: space.large,
  alignItems: 'start',
  '@media': { '(width >= 72rem)': { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});

export const details = style({ display: 'grid', gap: space.large });

export const logo = style({
  inlineSize: '6rem',
  blockSize: '6rem',
  objectFit: 'contain',
  borderRadius: radius.medium,
  border: `1px solid ${colour.border.subtle}`,
  backgroundColor: colour.surface.sunken,
});

export const facts = style({ display: 'grid', gap: space.medium, margin: 0 });

export const fact = style({ display: 'grid', gap: space.xxsmall });

export const term = style({ fontSize: font.size.small, color: colour.text.secondary });

export const value = style({ margin: 0, overflowWrap: 'anywhere' });

/** The actions on the chosen node: buttons of one width, two a row beside the tree and on a phone. */
export const acts = style({ display: 'grid', gap: space.small, gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))' });

/** A form on a page: no wider than is easy to read. */
export const form = style({ maxInlineSize: '44rem' });
