import { style } from '@vanilla-extract/css';

/** Names of units may have a sentence's length: two lines of them are in a row, and all of it in a card, where touch finds no title. */
export const level = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: { 'li[data-row-id] &': { WebkitLineClamp: 'none' } },
});
