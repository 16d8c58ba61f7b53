import type { StyleRule } from '@vanilla-extract/css';
import { colour, radius } from './contract.css.ts';

/** The surface of cards, tiles and charts on a page. */
export const cardSurface = {
  minInlineSize: 0,
  backgroundColor: colour.surface.base,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.large,
} satisfies StyleRule;
