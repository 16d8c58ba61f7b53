import type { StyleRule } from '@vanilla-extract/css';

/**
 * A refused action in the last column of a table shows when its row is hovered or has the focus: a column of faded icons
 * draws the eye to what the user may not do. On touch screens it is always shown.
 */
export const refusedInRow: NonNullable<StyleRule['@media']> = {
  '(hover: hover) and (forced-colors: none)': {
    selectors: {
      '[data-row-actions] &[data-refused]': { opacity: 0 },
      'tr:is(:hover, :focus-within) > [data-row-actions] &[data-refused]': { opacity: 0.5 },
    },
  },
};
