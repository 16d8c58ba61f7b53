import { style } from '@vanilla-extract/css';

/** Names of units may have a sentence's length: two lines of them stand in a row. */
export const level = style({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', overflowWrap: 'anywhere' });
