import { colour } from '../../../theme/contract.css.ts';
import { rightToLeft } from '../../../theme/rightToLeft.ts';

/** The shadow beside the last sticky cell, visible while columns are hidden behind it. */
export const lastSticky = {
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '-0.75rem',
    inlineSize: '0.75rem',
    background: `linear-gradient(to right, ${colour.border.strong}, transparent)`,
    opacity: 0,
    pointerEvents: 'none',
  },
  selectors: {
    '[data-scrolled] &': { borderInlineEnd: `1px solid ${colour.border.subtle}` },
    '[data-scrolled] &::after': { opacity: 0.35 },
    [`${rightToLeft}::after`]: { transform: 'scaleX(-1)' },
  },
} as const;
