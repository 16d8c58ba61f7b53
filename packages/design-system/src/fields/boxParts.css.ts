import type { StyleRule } from '@vanilla-extract/css';
import { colour, controlHeight, radius, space } from '../theme/contract.css.ts';
import { innerFocusRing } from '../theme/focus.css.ts';

/** The surface of a box for typing or choosing. */
export const boxSurface = {
  minBlockSize: controlHeight.medium,
  paddingInline: space.medium,
  backgroundColor: colour.surface.base,
  color: colour.text.primary,
  border: `1px solid ${colour.border.control}`,
  borderRadius: radius.medium,
} satisfies StyleRule;

/** The input inside a field's box: the box has border, background and focus ring. */
export const bareInput = {
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 'none',
  outline: 'none',
  backgroundColor: 'transparent',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: colour.text.secondary, opacity: 1 } },
} satisfies StyleRule;

/** A button without a background, in a box or on a token. */
const quietButton = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  padding: 0,
  border: 'none',
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  cursor: 'pointer',
} satisfies StyleRule;

const largeForFingers = { inlineSize: controlHeight.large, blockSize: controlHeight.large };

/** A button at the end of a field's box: clear, open the list. */
export const boxButton = {
  ...quietButton,
  inlineSize: controlHeight.small,
  blockSize: controlHeight.small,
  selectors: { '&[data-hovered]': { backgroundColor: colour.surface.hover, color: colour.text.primary } },
  '@media': { '(pointer: coarse)': largeForFingers },
} satisfies StyleRule;

/** One that can also be reached by Tab, and may be refused: open the calendar, one more. */
export const focusableBoxButton = {
  ...boxButton,
  selectors: {
    ...innerFocusRing,
    ...boxButton.selectors,
    '&[data-pressed]': { backgroundColor: colour.surface.pressed },
    '&[data-disabled]': { color: colour.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse), (width < 48rem)': largeForFingers },
} satisfies StyleRule;

/** Removes a token. */
export const tokenButton = {
  ...quietButton,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  '@media': { '(pointer: coarse)': largeForFingers },
} satisfies StyleRule;
