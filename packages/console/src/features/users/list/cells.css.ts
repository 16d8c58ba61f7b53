import { colour, font, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Cut in a table, where a title tells the whole; in a card, which fingers use, it wraps. */
const cut = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { 'li &': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
} as const;

/** Filters, and beside them what is done to the whole list. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.medium });

export const filters = style({ flex: '1 1 24rem', minInlineSize: 0 });

/** A user's name and username, or two ways to reach one: each on a line of its own. */
export const lines = style({ display: 'grid', minInlineSize: 0, lineHeight: font.lineHeight.tight });

export const line = style(cut);

export const quietLine = style({ ...cut, fontSize: font.size.xsmall, color: colour.text.secondary });

export const person = style({ display: 'flex', minInlineSize: 0 });
