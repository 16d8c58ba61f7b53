import { colour, font, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const words = componentStyle({ display: 'grid', minInlineSize: 0, lineHeight: font.lineHeight.tight });

const wrapped = 'li[data-row-id] &, [data-wraps] &';
const wholeLines = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const inTable = 'td[data-wraps] &, th[data-wraps] &';
const linesAtMost = (lines: number) => ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines }) as const;

/**
 * Truncated with a title where there is only one line; in a list it wraps: half a name may be another person's. In a
 * table it ends after four lines, which no name of common length reaches: one of ninety letters made its row nine lines high (ADR 0194).
 */
export const name = componentRecipe({
  base: { ...cut, selectors: { [wrapped]: wholeLines, [inTable]: linesAtMost(4) } },
  variants: { isUnknown: { true: { color: colour.text.secondary, fontStyle: 'normal' } } },
});

/** Like the name, but on two lines at most in a cell of a table. */
export const detail = componentStyle({
  ...cut,
  selectors: { [wrapped]: wholeLines, [inTable]: linesAtMost(2) },
  fontSize: font.size.xsmall,
  color: colour.text.secondary,
});
