import { style } from '@vanilla-extract/css';

/**
 * Names of units may have a sentence's length: a cell of its own shows two lines of them. In another column's cell it goes on in the
 * line of its label, and in a card, where touch finds no title, all of it is shown.
 */
export const level = style({
  overflowWrap: 'anywhere',
  selectors: { 'td > &': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } },
});
