import { font } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

const twoLines = { WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', lineHeight: font.lineHeight.tight } as const;

/**
 * The name of a unit in a table, which may be as long as a sentence: two lines, together no higher than a row, which a name that
 * loads late must not move (ADR 0193). In a card, where touch cannot show a title, it is complete.
 */
export const unitName = style({
  overflowWrap: 'anywhere',
  selectors: {
    'td > &, td button > &': { display: '-webkit-box', ...twoLines },
    // In another column's cell, after its label.
    'td > span > &': { display: '-webkit-inline-box', verticalAlign: 'top', ...twoLines },
  },
});
