import { font } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

const twoLines = { WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', lineHeight: font.lineHeight.tight } as const;

/**
 * Names of units may have a sentence's length: a cell of its own shows two lines of them,
 * together no higher than a row, which a name that arrives late must not move (ADR 0193). In another column's cell they follow
 * its label, and in a card, where touch finds no title, all of it is shown.
 */
export const level = style({
  overflowWrap: 'anywhere',
  selectors: {
    'td > &': { display: '-webkit-box', ...twoLines },
    'td > span > &': { display: '-webkit-inline-box', verticalAlign: 'top', ...twoLines },
  },
});
